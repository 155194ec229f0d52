import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { languages } from '#src/languages.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-telugu/files/anek-telugu-telugu-standard-normal.woff2',
);
const folder = 'src/styles/fonts';
const cuts = readdirSync(folder).filter((name) => name.startsWith('anek-telugu'));

/** How many glyphs a text is drawn with: more, where a joined one is missing. */
async function glyphs(file: string, text: string): Promise<number> {
  const font = new hb.Font(new hb.Face(new hb.Blob(await convert(readFileSync(file), 'sfnt'))));
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().length;
}

test.each(cuts)(
  '%s joins the letters of the language’s name, which is on every page',
  async (cut) => {
    const { name } = languages.te;
    expect(await glyphs(`${folder}/${cut}`, name)).toBe(await glyphs(source, name));
  },
);

test('the outlines of ఏ run one way, or browsers that draw it bolder leave it hollow', async () => {
  const { glyphs } = (await openFont('anek-telugu-text')).layout('ఏ');
  const outlines = glyphs[0]?.path.toSVG().split('M').filter(Boolean) ?? [];
  const filled = outlines.map((outline) => Math.sign(area(outline.match(/-?[\d.]+/g) ?? [])));
  // Two strokes, and what the lower one goes round.
  expect(filled).toEqual([-1, -1, 1]);
});

test('places of points are rounded, which makes a font lighter', async () => {
  const { glyphs } = (await openFont('anek-latin-text')).layout('Nursing');
  const corners = glyphs.flatMap(({ bbox }) => [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY]);
  expect(corners).toHaveLength(4 * 'Nursing'.length);
  expect(corners.filter((place) => place % 4 !== 0)).toEqual([]);
});

async function openFont(cut: string): Promise<Font> {
  return create(await convert(readFileSync(`${folder}/${cut}.woff2`), 'sfnt'));
}

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
