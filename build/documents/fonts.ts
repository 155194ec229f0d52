import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { scripts } from '#src/languages.ts';
import { fontInstances } from '#src/styles/font-instances.ts';
import { layerFont } from './readable-text.ts';

const require = createRequire(import.meta.url);

/** The rupee sign, and letters beyond Western Europe. */
const signs = {
  font: 'anek-latin/files/anek-latin-latin-ext-standard-normal',
  family: 'Anek Signs',
};
/** The packages of the fonts, and the family that templates name. Typst knows one font of each. */
const sources = [...Object.values(scripts), signs];

/**
 * Axes of the layer's letters. pdf.js measures a space by how far the letter before it is stretched,
 * and loses the space after a narrow letter; so the layer has the widest that Anek has.
 */
const widest = { wght: 800, wdth: 125 };

/**
 * The fonts of the site with all of their letters: a document may hold some that no page does.
 *
 * @returns static fonts, TrueType
 */
export async function documentFonts(): Promise<Buffer[]> {
  const made = async (file: string, { wght, wdth }: typeof widest) =>
    subsetFont(readFileSync(require.resolve(`@fontsource-variable/${file}.woff2`)), undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght, wdth },
    });
  const fonts: Buffer[] = [];
  for (const { font: file, family } of sources) {
    for (const instance of fontInstances) {
      const font = await made(file, instance);
      fonts.push(family === signs.family ? renamed(font, 'Anek Latin', family) : font);
    }
  }
  // The letters that stand for those of Telugu in the layer that programs read.
  return [...fonts, renamed(await made(signs.font, widest), 'Anek Latin', layerFont.family)];
}

/** A font whose family and file have another name, of the same length, so that no table moves. */
function renamed(font: Buffer, name: string, other: string): Buffer {
  const utf16 = (text: string) => [...text].map((letter) => `\0${letter}`).join('');
  const asFile = (text: string) => utf16(text.replaceAll(' ', ''));
  const text = font.toString('latin1').replaceAll(utf16(name), utf16(other));
  return Buffer.from(text.replaceAll(asFile(name), asFile(other)), 'latin1');
}
