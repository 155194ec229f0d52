import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isCompressed } from '#build/compress.ts';
import { islandFiles } from '#src/client/attributes.ts';
import { type Lang, langs, languages } from '#src/languages.ts';
import { fileOf, notFoundRoute, type PageName, pathIn, routes } from '#src/routes.ts';
import { byteLimits, nearLimit } from './limits.ts';
import { elementsOf, type MarkupElement } from './markup.ts';

/** Sizes of files without a compressed copy; each build has files of its own. */
const compressedSizes = new Map<string, number>();

const KB = 1024;

/** `islands` are scripts that wait for the first use of the page. */
export type Kind = 'HTML' | 'styles' | 'script' | 'islands' | 'font' | 'picture' | 'other';

/** A file that a page fetches, and its bytes as they are sent, compressed where there is a copy. */
export type PageFile = { kind: Kind; address: string; bytes: number };

/** A page and the files that it fetches; in its first view all but the islands. */
export type PageFiles = { address: string; page: PageName; lang: Lang; files: PageFile[] };

/** A measured size and its limit, in bytes, with the files that add up to it. */
export type Size = { what: string; bytes: number; limit: number; files: readonly PageFile[] };

/** The smallest width in pixels of a `srcset` candidate that a phone loads. */
const phonePixels = 640;

/**
 * The files that each page of a built site names, in which nothing is missing. A browser may fetch
 * more, such as a font that its letters ask for.
 */
export function pageFiles(site: string): PageFiles[] {
  const file = (kind: Kind) => (address: string) => ({
    kind,
    address,
    bytes: sentSize(path.join(site, address)),
  });
  return langs.flatMap((lang) =>
    [...routes, notFoundRoute].map(({ path: route, page }) => {
      const address = pathIn(lang, route);
      const html = `/${fileOf(address)}`;
      const elements = elementsOf(readFileSync(path.join(site, html), 'utf8'));
      const linked = (rel: string) =>
        elements.flatMap(({ attributes: { href, ...own } }) =>
          own['rel'] === rel && href ? href : [],
        );
      const entries = elements.flatMap(({ name, attributes }) =>
        name === 'script' && attributes['src'] ? attributes['src'] : [],
      );
      const scripts = new Set(entries.flatMap((one) => withImports(site, one)));
      const islands = elements
        .flatMap(({ attributes }) => attributes[islandFiles]?.split(' ') ?? [])
        .flatMap((one) => withImports(site, one));
      const later = new Set(islands.filter((one) => !scripts.has(one)));
      const files = [
        file('HTML')(html),
        ...linked('stylesheet').map(file('styles')),
        ...[...scripts].map(file('script')),
        ...[...later].map(file('islands')),
        ...linked('preload').map(file('font')),
        ...[...new Set(firstPictures(elements))].map(file('picture')),
      ];
      return { address, page, lang, files };
    }),
  );
}

/** The sums of a page's files that have a limit. */
export function sizesOf({ address, page, lang, files }: PageFiles): Size[] {
  const { script } = languages[lang];
  const sum = (what: string, limit: number, counted: readonly PageFile[]): Size => {
    const bytes = counted.reduce((total, file) => total + file.bytes, 0);
    return { what: `${address}: ${what}`, bytes, limit, files: counted };
  };
  const of = (...kinds: readonly Kind[]) => files.filter(({ kind }) => kinds.includes(kind));
  const first = files.filter(({ kind }) => kind !== 'islands');
  const pictures = of('picture').toSorted((a, b) => b.bytes - a.bytes);
  return [
    sum('first view', byteLimits.firstView(page, script), first),
    sum('fonts', byteLimits.fonts(script), of('font')),
    sum('styles', byteLimits.styles, of('styles')),
    sum('script before the first use', byteLimits.firstScript, of('script')),
    sum('script in all', byteLimits.allScript, of('script', 'islands')),
    sum('its largest picture', byteLimits.firstPicture, pictures.slice(0, 1)),
  ];
}

/**
 * The sizes above their limit, each with by how much and its largest files.
 *
 * @returns a few lines a size; none where all fit
 */
export function tooLarge(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map((size) => {
      const { what, bytes, limit, files } = size;
      const largest = files
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 6)
        .map(
          (file) => `${inKB(file.bytes).padStart(14)} KB  ${file.kind.padEnd(8)}${file.address}`,
        );
      const over = `${what}: ${inKB(bytes)} KB, ${inKB(bytes - limit)} KB (${bytes - limit} bytes) above its limit of ${inKB(limit)} KB`;
      return [over, ...largest].join('\n');
    });
}

/** The sizes that fit and have little room left, a line each. */
export function nearlyTooLarge(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ bytes, limit }) => bytes <= limit && bytes > nearLimit * limit)
    .map(({ what, bytes, limit }) => `${what}: ${inKB(bytes)} of ${inKB(limit)} KB`);
}

/** `9.5` for 9,728 bytes. */
export function inKB(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

/** The bytes of a file as it is sent, compressed where there is a copy. */
export function sentSize(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const known = compressedSizes.get(file);
  if (known !== undefined) return known;
  // A host that compresses by itself gets no copies, and visitors are sent as few bytes.
  const size = isCompressed(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
  compressedSizes.set(file, size);
  return size;
}

/** A script and all that it imports at once. */
function withImports(site: string, address: string): string[] {
  const source = readFileSync(path.join(site, address), 'utf8');
  const imported = [...source.matchAll(/from"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name);
  return [address, ...imported.flatMap((name) => withImports(site, `/assets/${name}`))];
}

/** Addresses of the pictures that a page loads at once, each in its file for phones. */
function firstPictures(elements: readonly MarkupElement[]): string[] {
  let sources: string[] = [];
  return elements.flatMap(({ name, attributes }) => {
    if (name === 'picture') sources = [];
    if (name === 'source' && attributes['srcset']) sources.push(attributes['srcset']);
    if (name !== 'img') return [];
    const [offered] = sources.splice(0);
    if (attributes['loading'] === 'lazy') return [];
    const choices = (offered ?? attributes['src'] ?? '').split(', ').map((one) => {
      const [address = '', width = ''] = one.split(' ');
      return { address, width: Number.parseInt(width, 10) };
    });
    const fit = choices.find(({ width }) => width >= phonePixels) ?? choices.at(-1);
    return fit?.address.startsWith('/') ? fit.address : [];
  });
}
