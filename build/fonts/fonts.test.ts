import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { readContentFiles } from '#src/content/check/files.ts';
import { languages } from '#src/languages.ts';

const texts = [...readContentFiles()].map(([name, text]) => ({
  isTelugu: name.startsWith('te/'),
  words: text.replace(/^synonyms:.*/ms, '').match(/[\u0c00-\u0c7f\u200c\u200d]+/g) ?? [],
}));
const wordsOf = (isTelugu: boolean) =>
  texts.filter((file) => file.isTelugu === isTelugu).flatMap(({ words }) => words);

async function openFont(file: string): Promise<hb.Font> {
  return new hb.Font(new hb.Face(new hb.Blob(await convert(readFileSync(file), 'sfnt'))));
}

/** Advances of the glyphs that a text is drawn with; each missing glyph or join changes them. */
function advances(font: hb.Font, text: string): string {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer
    .getGlyphPositions()
    .map(({ xAdvance }) => xAdvance)
    .join();
}

test.each([
  ['text', wordsOf(true)],
  ['bold', wordsOf(true)],
  ['greeting', [languages.te.name, ...wordsOf(false)]],
])('the %s font draws every Telugu word of its pages as the whole font does', async (name, all) => {
  const cut = await openFont(`src/styles/fonts/anek-telugu-${name}.woff2`);
  const whole = await openFont(`build/fonts/sources/anek-telugu-${name}.woff2`);
  const words = [...new Set(all)];
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => advances(cut, word) !== advances(whole, word))).toEqual([]);
});

test('text and bold of Telugu pages are fonts of their own, so that browsers make up no bold', () => {
  const css = readFileSync('src/styles/fonts/scripts.css', 'utf8');
  const faces = css
    .split('@font-face')
    .filter((face) => face.includes('font-family: "Anek Telugu Page"'));
  const files = faces.map((face) => [
    /anek-telugu-(\w+)\.woff2/.exec(face)?.[1],
    /font-weight: ([\d ]+)/.exec(face)?.[1],
  ]);
  expect(files).toEqual([
    ['text', '400 500'],
    ['bold', '550 800'],
  ]);
});
