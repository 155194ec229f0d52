import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cuts } from '#src/styles/cuts.ts';

const require = createRequire(import.meta.url);

/** Where letters come from, and the family that templates ask for. Typst knows one font of each. */
const sources = [
  { file: 'anek-latin/files/anek-latin-latin', family: 'Anek Latin' },
  // The rupee sign, and letters beyond Western Europe.
  { file: 'anek-latin/files/anek-latin-latin-ext', family: 'Anek Signs' },
  { file: 'anek-telugu/files/anek-telugu-telugu', family: 'Anek Telugu' },
] as const;

/**
 * The fonts of the site with all of their letters: a document may hold some that no page does.
 *
 * @returns static fonts, TrueType
 */
export async function documentFonts(): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  for (const { file, family } of sources) {
    const path = require.resolve(`@fontsource-variable/${file}-standard-normal.woff2`);
    const source = readFileSync(path);
    for (const { name: _, ...variationAxes } of cuts) {
      const font = await subsetFont(source, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes,
      });
      fonts.push(family === 'Anek Signs' ? renamed(font, 'Anek Latin', family) : font);
    }
  }
  return fonts;
}

/** A font whose family has another name, of the same length, so that no table moves. */
function renamed(font: Buffer, name: string, other: string): Buffer {
  const wide = (text: string) => [...text].map((letter) => `\0${letter}`).join('');
  return Buffer.from(font.toString('latin1').replaceAll(wide(name), wide(other)), 'latin1');
}
