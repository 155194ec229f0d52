/**
 * Text as outlines, so that an SVG used through `<img>` (where page fonts do not reach) shows the
 * same letters everywhere. The variable font is pinned to one weight and width, then read with fontkit.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { path, round } from './svg.mjs';

const require = createRequire(import.meta.url);
const source = () =>
  readFile(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
  );
const letters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-–—&+%?’‘“”'()/|";
const fonts = new Map();

/** @returns a font pinned to a weight (100–800) and a width in percent (75–125). */
export async function font(weight = 700, width = 88) {
  const key = `${weight}/${width}`;
  if (!fonts.has(key)) {
    const pinned = await subsetFont(await source(), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight, wdth: width },
    });
    fonts.set(key, fontkit.create(Buffer.from(pinned)));
  }
  return fonts.get(key);
}

/** Width of one line in user units. */
export const measure = (face, text, size) =>
  (face.layout(text).advanceWidth * size) / face.unitsPerEm;

/** One line of text as a path; `anchor` is start, middle or end. */
export function outline(
  face,
  text,
  x,
  y,
  size,
  fill,
  { anchor = 'start', extra = '', digits = 1 } = {},
) {
  return path(outlineData(face, text, x, y, size, { anchor, digits }), fill, extra);
}

/** Path data with relative coordinates; the pen is kept as it was rounded, so errors do not add up. */
export function outlineData(face, text, x, y, size, { anchor = 'start', digits = 1 } = {}) {
  const scale = size / face.unitsPerEm;
  const run = face.layout(text);
  let advance = x - { start: 0, middle: 0.5, end: 1 }[anchor] * run.advanceWidth * scale;
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    const at = run.positions[i];
    for (const { command, args } of glyph.path.commands) {
      if (command === 'closePath') {
        d += 'z';
        [penX, penY] = [startX, startY];
        continue;
      }
      const points = [];
      for (let k = 0; k < args.length; k += 2) {
        points.push([
          round(advance + (args[k] + at.xOffset) * scale, digits),
          round(y - (args[k + 1] + at.yOffset) * scale, digits),
        ]);
      }
      if (command === 'moveTo') {
        d += `M${points[0].join(' ')}`;
        [startX, startY] = points[0];
      } else {
        const letter = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
        const steps = points.flatMap(([px, py]) => [
          round(px - penX, digits),
          round(py - penY, digits),
        ]);
        d += letter + steps.join(' ');
      }
      [penX, penY] = points.at(-1);
    }
    advance += at.xAdvance * scale;
  });
  return d.replaceAll(' -', '-').replaceAll(/(?<![\d.])0\./g, '.');
}
