import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '#hosting/serve.ts';
import { langs } from '#src/languages.ts';
import { notFoundRoute, pathIn, resolve, routes } from '#src/routes.ts';

/** Where a file of each kind names addresses. */
const namesIn: Readonly<Record<string, RegExp>> = {
  // Tags and structured data; the texts in between name nothing.
  '.html': /<[a-z][^>]*>|(?<=<script type="application\/ld\+json">)[^<]*/g,
  '.svg': /<(?:use|image)\b[^>]*>/g,
  '.xml': /(?<=<loc>)[^<]*|href="[^"]*"/g,
  '.webmanifest': /.+/gs,
  '.txt': /(?<=^Sitemap: ).*/gm,
  '.css': /(?<=url\()[^)]*/g,
  '.js': /(?<=\b(?:from|import)\(?)["'`]\.[^"'`]+|["'`]\/[\w/-]+\.\w+["'`]/g,
};

/**
 * Looks up everything that a built site names: every page of the routes, and each address in pages,
 * stylesheets, scripts, manifests, sitemap and structured data, with the place on the page.
 *
 * @param site the folder of the built site
 * @returns `file: address` for each that is not there, or that is fetched from another site
 */
export function deadReferences(site: string): string[] {
  const files = new Map<string, string>();
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = path.extname(file) in namesIn ? readFileSync(file, 'utf8') : '';
    files.set(path.relative(site, file).replaceAll(path.sep, '/'), text);
  }
  const origin = /(?<=<link rel="canonical" href=")https:\/\/[^/"]+/.exec(
    files.get('index.html') ?? '',
  )?.[0];
  const places = new Map(
    [...files].map(([file, text]) => [file, new Set(text.match(/(?<=\sid=")[^"]+/g))] as const),
  );
  const isThere = (from: string, address: string) => {
    const [where = '', place = ''] = address.split('#');
    const file = where === '' ? from : fileAt(where.replace(/\?.*/, ''), from);
    if (!files.has(file)) return false;
    // A fragment with '=' holds answers and is no place.
    return !place || place.includes('=') || places.get(file)?.has(decodeURIComponent(place));
  };
  const pages = langs
    .flatMap((lang) => [...routes, notFoundRoute].map(({ path }) => fileOf(pathIn(lang, path))))
    .filter((file) => !files.has(file));
  const dead = [...files].flatMap(([name, text]) =>
    [...addressesIn(name, text, origin)]
      .filter((address) => !isThere(name, address))
      .map((address) => `${name}: ${address}`),
  );
  const foreign = [...files].flatMap(([name, text]) => {
    if (!name.endsWith('.html')) return [];
    const found = [...text.matchAll(/<[a-z][^>]*\ssrc="((?:https?:)?\/\/[^"]+)/g)];
    return found.map(([, address]) => `${name}: ${address}, which hosting/headers.ts forbids`);
  });
  return [...pages.map((file) => `src/routes.ts: ${file}`), ...dead, ...foreign];
}

/** Addresses of this site that a file names; those with an origin come without it. */
function addressesIn(name: string, text: string, origin: string | undefined): Set<string> {
  const parts = text.match(namesIn[path.extname(name)] ?? /$^/) ?? [];
  const words = parts.flatMap((part) => part.replaceAll('&quot;', '"').split(/[\\"'`\s,<>]+/));
  const ours = words.flatMap((word) => {
    const address = word.replaceAll('&amp;', '&');
    if (/^\/(?!\/)|^\.\.?\//.test(address)) return address;
    // In structured data a fragment names a thing, not a place.
    return origin && address.startsWith(origin) ? address.slice(origin.length).split('#', 1) : [];
  });
  const here = [...text.matchAll(/\shref="(#[^"]+)"/g)].map(([, place = '']) => place);
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
