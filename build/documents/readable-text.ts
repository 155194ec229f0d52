/**
 * Text of PDFs that every program reads, searches and copies as it was written.
 *
 * A sign of Telugu joins its letter, as in other scripts of India, so Typst draws a syllable with a few
 * signs that stand for all of it, and gives its text beside them (ActualText), which pdf.js ignores. So
 * such words are drawn as decoration, and a layer that is not seen lies below them, as scanners write
 * it: each letter of it stands for one of the script, and is called so here.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import { lettersOf, otherScripts } from '#src/languages.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Letters of scripts whose signs join, and the two joiners. */
const joining = new RegExp(`[${otherScripts().map(lettersOf).join('')}\\u200c\\u200d]`, 'g');

/** Letters of Latin Extended-A that the font has; none joins another. There are 121. */
const standing = [[0x100, 0x130] as const, [0x134, 0x148] as const, [0x14a, 0x17e] as const]
  .flatMap(([first, last]) => range(first, last))
  .filter((code) => code !== 0x152 && code !== 0x153);

/** The letters of both kinds, in the same order. */
export type Readable = { joining: string; standing: string };

/** The letters of a document that join, and those that stand for them; undefined if it has none. */
export function readableLetters(text: string): Readable | undefined {
  const found = [...new Set(text.match(joining))].sort().slice(0, standing.length);
  if (found.length === 0) return undefined;
  return {
    joining: found.join(''),
    standing: String.fromCodePoint(...standing.slice(0, found.length)),
  };
}

/** The font of the layer; its name is as long as that of the font of which it is a copy. */
export const layerFont = { family: 'Anek Plain', file: 'AnekPlain' } as const;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const codesOf = (text: string) => [...text].map((letter) => hex(letter.charCodeAt(0)));
const keepTogether = hex(0x2060);

/** Code units of a text as PDF writes it, four digits each. */
const unitsOf = (text: string) => text.match(/.{4}/g) ?? [];

/**
 * A PDF of Typst in which the layer says its letters, and the drawn words say nothing.
 *
 * @throws Error if it is not written as Typst 0.14 writes it
 */
export function withReadableText(
  pdf: Uint8Array,
  { joining, standing }: Readable = { joining: '', standing: '' },
): Uint8Array {
  const joined = codesOf(joining);
  const meant = new Map(codesOf(standing).map((code, index) => [code, joined[index] ?? '']));
  const source = Buffer.from(pdf).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const [head = '', count] = /^xref\s+0 (\d+)\s+/.exec(source.slice(start)) ?? [];
  if (!count) throw new Error('This PDF has no table of its objects at its end.');
  const entries = source.slice(start + head.length).match(/\d{10} \d{5} [nf]/g) ?? [];
  const offsets = entries.slice(0, Number(count)).map((entry) => Number(entry.slice(0, 10)));
  const inOrder = [...new Set(offsets)].filter((offset) => offset > 0).sort((a, b) => a - b);
  const layers = new Set(
    [...source.matchAll(/\/BaseFont \/\w+\+(\w+)-\w+\s[^>]*?\/ToUnicode (\d+) 0 R/g)].flatMap(
      ([, font, map]) => (font === layerFont.file ? [`${map} 0 obj`] : []),
    ),
  );
  const moved = new Map<number, number>();
  let written = source.slice(0, inOrder[0]);
  for (const [index, offset] of inOrder.entries()) {
    moved.set(offset, written.length);
    const object = source.slice(offset, inOrder[index + 1] ?? start);
    written += withoutDrawnText(withLetters(object, layers, meant), joined);
  }
  const table = entries.slice(0, Number(count)).map((entry, index) => {
    const place = moved.get(offsets[index] ?? 0);
    return place === undefined ? entry : `${String(place).padStart(10, '0')}${entry.slice(10)}`;
  });
  const trailer = source
    .slice(source.indexOf('trailer', start))
    .replace(/startxref\s+\d+/, `startxref\n${written.length}`);
  return Buffer.from(`${written}xref\n0 ${count}\n${table.join('\r\n')}\r\n${trailer}`, 'latin1');
}

/** A table of what signs mean: a letter of the layer is that of its script, a drawn one a blank. */
function withLetters(
  object: string,
  layers: ReadonlySet<string>,
  meant: ReadonlyMap<string, string>,
): string {
  if (!object.includes('/Type /CMap')) return object;
  const joined = [...meant.values()];
  const isLayer = [...layers].some((start) => object.startsWith(start));
  // As long as before, so that the length of the object stays.
  return object.replace(/(?<=^<[0-9A-F]{4}> )<([0-9A-F]+)>/gm, (whole, text: string) => {
    const units = unitsOf(text);
    const said = isLayer
      ? units.map((unit) => meant.get(unit) ?? unit)
      : units.some((unit) => joined.includes(unit))
        ? [hex(0x20)]
        : units.filter((unit) => unit !== keepTogether);
    return `<${said.join('') || hex(0x20)}>`.padEnd(whole.length);
  });
}

/**
 * The content of a page without the texts that stand beside drawn words: those of joined letters, which
 * the layer says, and those with a word joiner, which the table of letters says without it.
 */
function withoutDrawnText(object: string, joined: readonly string[]): string {
  const [whole, before = '', packed = ''] =
    /^(.*?\/Filter \/FlateDecode\s*>>\s*stream\r?\n)(.*)\r?\nendstream/s.exec(object) ?? [];
  if (!whole || /\/Subtype|\/Length1|\/N \d/.test(before)) return object;
  const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  if (!content.includes('/ActualText')) return object;
  const quiet = content.replace(
    /\/Span <<\s*\/ActualText <FEFF([0-9A-F]+)>\s*>> BDC/g,
    (span, text: string) =>
      unitsOf(text).some((unit) => joined.includes(unit) || unit === keepTogether)
        ? '/Span BMC'
        : span,
  );
  const again = deflateSync(Buffer.from(quiet, 'latin1'), { level: 9 }).toString('latin1');
  return object.replace(packed, () => again).replace(/\/Length \d+/, `/Length ${again.length}`);
}
