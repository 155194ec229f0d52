import { type ScriptName, scripts } from '#src/languages.ts';

/**
 * The fonts of a page's first view, which it fetches ahead: those that are `optional` in its styles and
 * hold letters of its script, or Latin ones, which are in every language. A sign that few pages have is
 * not worth it, nor are the words of another script.
 *
 * @param css as it is sent
 * @returns addresses
 * @throws Error if a font of all letters is not `optional`
 */
export function firstFonts(css: string, script: ScriptName): string[] {
  const fonts = new Set<string>();
  for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const address = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    const range = /unicode-range:\s*([^;]+)/.exec(face)?.[1];
    if (!address || (range && !hasLetters(range, script))) continue;
    if (/font-display:\s*optional/.test(face)) fonts.add(address);
    else if (!range) {
      const why = 'would come late, and move the page: docs/decisions/017-late-fonts.md';
      throw new Error(`${address} ${why}. Give its @font-face font-display: optional.`);
    }
  }
  return [...fonts];
}

/** @param range as `U+C00-C7F,U+25CC` */
function hasLetters(range: string, script: ScriptName): boolean {
  const blocks = [scripts.latin.block, scripts[script].block];
  return [...range.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from.replaceAll('?', '0'), 16);
      const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
      return blocks.some(([start, end]) => first <= end && last >= start);
    },
  );
}
