import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { scripts } from '#src/languages.ts';
import { fontInstances } from '#src/styles/font-instances.ts';

const require = createRequire(import.meta.url);

/** The packages of the fonts, and the family that templates name. Typst knows one font of each. */
const sources = [
  ...Object.values(scripts),
  // The rupee sign, and letters beyond Western Europe.
  { font: 'anek-latin/files/anek-latin-latin-ext-standard-normal', family: 'Anek Signs' },
] as const;

/**
 * The fonts of the site with all of their letters: a document may hold some that no page does.
 *
 * @returns static fonts, TrueType
 */
export async function documentFonts(): Promise<Buffer[]> {
  const fonts: Buffer[] = [];
  for (const { font: file, family } of sources) {
    const path = require.resolve(`@fontsource-variable/${file}.woff2`);
    const source = readFileSync(path);
    for (const { name: _, ...variationAxes } of fontInstances) {
      const font = await subsetFont(source, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes,
      });
      fonts.push(family === 'Anek Signs' ? renamed(font, 'Anek Latin', family) : levelled(font));
    }
  }
  return fonts;
}

/** A font whose family has another name, of the same length, so that no table moves. */
function renamed(font: Buffer, name: string, other: string): Buffer {
  const wide = (text: string) => [...text].map((letter) => `\0${letter}`).join('');
  return Buffer.from(font.toString('latin1').replaceAll(wide(name), wide(other)), 'latin1');
}

/**
 * A font that hangs signs under their letters at one height, where they hang within 0.02 em of it.
 * Typst writes what is higher or lower as a text of its own, with all letters of the syllable
 * again: it looks right, but is read aloud and copied twice.
 */
function levelled(font: Buffer): Buffer {
  const level = -40;
  const number = (at: number) => font.readUInt16BE(at);
  /** Positions that a list of 16-bit offsets leads to. */
  const listed = (list: number, count: number, step: number, first: number) =>
    Array.from({ length: count }, (_, index) => number(list + first + step * index))
      .filter((offset) => offset > 0)
      .map((offset) => list + offset);
  const lookups = tableAt(font, 'GPOS') + number(tableAt(font, 'GPOS') + 8);
  for (const lookup of listed(lookups, number(lookups), 2, 2)) {
    for (const extension of listed(lookup, number(lookup + 4), 2, 6)) {
      if (number(extension + 2) !== markToBase) continue;
      const part = extension + font.readUInt32BE(extension + 4);
      const marks = part + number(part + 8);
      const bases = part + number(part + 10);
      const anchors = [
        ...listed(marks, number(marks), 4, 4),
        ...listed(bases, number(bases) * number(part + 6), 2, 2),
      ];
      for (const anchor of anchors) {
        const height = font.readInt16BE(anchor + 4);
        if (height > -70 && height < -20) font.writeInt16BE(level, anchor + 4);
      }
    }
  }
  return font;
}

/**
 * The type of a GPOS lookup that sets marks to the letters that carry them (OpenType 1.9). HarfBuzz
 * writes each lookup of these fonts as an extension, which says its type itself.
 */
const markToBase = 4;

function tableAt(font: Buffer, name: string): number {
  return font.readUInt32BE(font.indexOf(name, 12, 'latin1') + 8);
}
