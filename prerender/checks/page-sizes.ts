import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { islandFiles } from '#src/browser/attributes.ts';
import { elementsOf } from './markup.ts';

const KB = 1024;

/** Upper limits of what a page sends, in bytes as sent. */
const limits = {
  scriptWithoutIslands: 2 * KB,
  scriptWithIslands: 68 * KB,
  styles: 12 * KB,
  html: 14 * KB,
};

/** A measured size in bytes, beside its limit. */
export type Size = { what: string; bytes: number; limit: number };

/** HTML, script and styles of every page of a built site in which nothing is missing. */
export function pageSizes(site: string): Size[] {
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + sentSize(path.join(site, address)), 0);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return pages.flatMap((name): Size[] => {
    const elements = elementsOf(readFileSync(path.join(site, name), 'utf8'));
    const entries = elements.flatMap(({ name, attributes }) =>
      name === 'script' && attributes['src'] ? attributes['src'] : [],
    );
    const islands = elements.flatMap(({ attributes }) => attributes[islandFiles]?.split(' ') ?? []);
    const scripts = new Set([...entries, ...islands].flatMap((one) => withImports(site, one)));
    const styles = elements.flatMap(({ attributes: { rel, href } }) =>
      rel === 'stylesheet' && href ? href : [],
    );
    const scriptLimit = entries.length > 1 ? limits.scriptWithIslands : limits.scriptWithoutIslands;
    return [
      { what: `${name}: script`, bytes: sum(scripts), limit: scriptLimit },
      { what: `${name}: styles`, bytes: sum(styles), limit: limits.styles },
      { what: `${name}: HTML`, bytes: sum([name]), limit: limits.html },
    ];
  });
}

/** The sizes above their limit, a line each. */
export function tooLarge(sizes: readonly Size[]): string[] {
  return sizes.filter(({ bytes, limit }) => bytes > limit).map(describeSize);
}

/** `9.5 of 14.0 KB  index.html: HTML` */
export function describeSize({ what, bytes, limit }: Size): string {
  const inKB = (size: number) => (size / KB).toFixed(1);
  return `${inKB(bytes).padStart(7)} of ${inKB(limit).padStart(6)} KB  ${what}`;
}

/** The bytes of a file as it is sent, compressed where there is a copy. */
export function sentSize(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

/** A script and all that it imports at once. */
function withImports(site: string, address: string): string[] {
  const source = readFileSync(path.join(site, address), 'utf8');
  const imported = [...source.matchAll(/from"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name);
  return [address, ...imported.flatMap((name) => withImports(site, `/assets/${name}`))];
}
