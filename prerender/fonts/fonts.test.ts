import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { languages } from '#src/languages.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-telugu/files/anek-telugu-telugu-standard-normal.woff2',
);
const folder = 'src/styles/fonts';
const cuts = readdirSync(folder).filter((name) => name.startsWith('anek-telugu'));

async function openFont(file: string): Promise<hb.Font> {
  return new hb.Font(new hb.Face(new hb.Blob(await convert(readFileSync(file), 'sfnt'))));
}

/** The glyphs that a text is drawn with: more, where a joined one is missing. */
function glyphs(font: hb.Font, text: string): number[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

test.each(cuts)(
  '%s joins the letters of the language’s name, which is on every page',
  async (cut) => {
    const { name } = languages.te;
    const cutGlyphs = glyphs(await openFont(`${folder}/${cut}`), name);
    expect(cutGlyphs).toHaveLength(glyphs(await openFont(source), name).length);
  },
);

test('the outlines of ఏ run one way, or browsers that draw it bolder leave it hollow', async () => {
  const font = await openFont(`${folder}/anek-telugu-text.woff2`);
  const drawn = font.glyphToPath(glyphs(font, 'ఏ')[0] ?? 0);
  const outlines = drawn.split('M').filter(Boolean);
  const filled = outlines.map((outline) => Math.sign(area(outline.match(/-?[\d.]+/g) ?? [])));
  // Two strokes, and what the lower one goes round.
  expect(filled).toEqual([-1, -1, 1]);
});

test('places of points are rounded, which makes a font lighter', async () => {
  const font = await openFont(`${folder}/anek-latin-text.woff2`);
  const steps = glyphs(font, 'Nursing').flatMap((glyph) => {
    // A point between two control points is not in the font.
    const points = font.glyphToJson(glyph).map(({ values }) => values.slice(0, 2));
    const [start = []] = points;
    return points.flatMap((point) => point.map((place, axis) => place - (start[axis] ?? 0)));
  });
  expect(steps.length).toBeGreaterThan(100);
  expect(steps.filter((step) => step % 4 !== 0)).toEqual([]);
});

/** Negative where the outline is filled; control points are corners. */
function area(places: readonly string[]): number {
  const points = Array.from({ length: places.length / 2 }, (_, index) => [
    Number(places[2 * index]),
    Number(places[2 * index + 1]),
  ]) as [number, number][];
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - y * nextX;
  }, 0);
}
