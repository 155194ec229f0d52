import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { langs } from '#src/languages.ts';
import { fileOf, notFoundRoute, pathIn, resolve, routes } from '#src/routes.ts';
import { elementsOf } from './markup.ts';

/** Patterns that find the addresses in files other than HTML, SVG and XML. */
const namesIn: Readonly<Record<string, RegExp>> = {
  '.webmanifest': /.+/gs,
  '.txt': /(?<=^Sitemap: ).*/gm,
  '.css': /(?<=url\()[^)]*/g,
  '.js': /(?<=\b(?:from|import)\(?)["'`]\.[^"'`]+|["'`]\/[\w/-]+\.\w+["'`]/g,
};

/** The addresses and places that a file names. */
type Named = {
  /** Texts with addresses in them. */
  texts: readonly string[];
  /** Addresses of places on the same page, with their `#`. */
  here: readonly string[];
  /** The names of its own places. */
  places: ReadonlySet<string>;
  /** Addresses that are fetched with it. */
  fetched: readonly string[];
  /** Its own address, as search engines get it. */
  canonical?: string | undefined;
};

/**
 * Looks up everything that a built site names: every page of the routes, and each address in pages,
 * stylesheets, scripts, manifests, sitemap and structured data, with the place on the page.
 *
 * @param site the folder of the built site
 * @returns `file: address` for each that is not there, or that is fetched from another site
 */
export function deadReferences(site: string): string[] {
  const files = new Map<string, Named>();
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(site, file).replaceAll(path.sep, '/'), namedIn(file));
  }
  const { canonical } = files.get('index.html') ?? {};
  const origin = canonical && new URL(canonical).origin;
  const isThere = (from: string, address: string) => {
    const [where = '', place = ''] = address.split('#');
    const file = where === '' ? from : fileAt(where.replace(/\?.*/, ''), from);
    if (!files.has(file)) return false;
    // A fragment with '=' holds answers and is no place.
    return !place || place.includes('=') || files.get(file)?.places.has(decodeURIComponent(place));
  };
  const pages = langs
    .flatMap((lang) => [...routes, notFoundRoute].map(({ path }) => fileOf(pathIn(lang, path))))
    .filter((file) => !files.has(file));
  const dead = [...files].flatMap(([name, named]) =>
    [...addressesIn(named, origin)]
      .filter((address) => !isThere(name, address))
      .map((address) => `${name}: ${address}`),
  );
  const foreign = [...files].flatMap(([name, { fetched }]) =>
    fetched
      .filter((address) => /^(https?:)?\/\//.test(address))
      .map((address) => `${name}: ${address}, which build/hosts/headers.ts forbids`),
  );
  return [...pages.map((file) => `src/routes.ts: ${file}`), ...dead, ...foreign];
}

function namedIn(file: string): Named {
  const kind = path.extname(file);
  const names = namesIn[kind];
  const nothing = { texts: [], here: [], places: new Set<string>(), fetched: [] };
  if (names) return { ...nothing, texts: readFileSync(file, 'utf8').match(names) ?? [] };
  if (!/^\.(html|svg|xml)$/.test(kind)) return nothing;
  const elements = elementsOf(readFileSync(file, 'utf8'));
  const attribute = (name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? []);
  const withAddress = elements.filter(
    ({ name, attributes }) => name === 'loc' || attributes['type'] === 'application/ld+json',
  );
  return {
    texts: [
      ...elements.flatMap(({ attributes }) => Object.values(attributes)),
      ...withAddress.map(({ text }) => text),
    ],
    here: attribute('href').filter((address) => /^#./.test(address)),
    places: new Set(attribute('id')),
    fetched: attribute('src'),
    canonical: elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes[
      'href'
    ],
  };
}

/** Addresses of this site that a file names; those with an origin come without it. */
function addressesIn({ texts, here }: Named, origin: string | undefined): Set<string> {
  const words = texts.flatMap((text) => text.split(/[\\"'`\s,<>]+/));
  const ours = words.flatMap((address) => {
    if (/^\/(?!\/)|^\.\.?\//.test(address)) return address;
    // In structured data a fragment names a thing, not a place.
    return origin && address.startsWith(origin) ? address.slice(origin.length).split('#', 1) : [];
  });
  return new Set([...ours, ...here]);
}

/** The file that answers an address of the site. */
function fileAt(address: string, from: string): string {
  const { pathname } = new URL(address, `https://site.example/${from}`);
  const found = resolve(pathname);
  if (found.kind === 'redirect') return fileAt(found.to.replace(/[?#].*/, ''), from);
  if (found.kind === 'page') return fileOf(pathIn(found.lang, found.route.path));
  return decodeURIComponent(pathname).slice(1);
}
