/**
 * Text as outlines, so that an SVG used through `<img>` (where page fonts do not reach) shows the
 * same letters everywhere. The variable font is pinned to one weight and width, then read with HarfBuzz.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
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

/** @returns a HarfBuzz font pinned to a weight (100–800) and a width in percent (75–125). */
export async function font(weight = 700, width = 88) {
  const key = `${weight}/${width}`;
  if (!fonts.has(key)) {
    const pinned = await subsetFont(await source(), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight, wdth: width },
    });
    fonts.set(key, new hb.Font(new hb.Face(new hb.Blob(pinned))));
  }
  return fonts.get(key);
}

/** Glyphs of a text with their places, in units of the font. */
function shape(face, text) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(face, buffer);
  return buffer.getGlyphInfosAndPositions();
}

const widthOf = (glyphs) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

/** Width of one line in user units. */
export const measure = (face, text, size) => (widthOf(shape(face, text)) * size) / face.face.upem;

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
function outlineData(face, text, x, y, size, { anchor = 'start', digits = 1 } = {}) {
  const scale = size / face.face.upem;
  const glyphs = shape(face, text);
  let advance = x - { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(glyphs) * scale;
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let first = [];
  let d = '';
  for (const { codepoint, xAdvance, xOffset, yOffset } of glyphs) {
    const parts = face.glyphToJson(codepoint);
    for (const [index, { type, values }] of parts.entries()) {
      if (type === 'M') first = values;
      // The end of an outline goes back to its start by itself.
      else if (parts[index + 1]?.type === 'Z' && `${values}` === `${first}`) continue;
      if (type === 'Z') {
        d += 'z';
        [penX, penY] = [startX, startY];
        continue;
      }
      const points = [];
      for (let k = 0; k < values.length; k += 2) {
        points.push([
          round(advance + (values[k] + xOffset) * scale, digits),
          round(y - (values[k + 1] + yOffset) * scale, digits),
        ]);
      }
      if (type === 'M') {
        d += `M${points[0].join(' ')}`;
        [startX, startY] = points[0];
      } else {
        const steps = points.flatMap(([px, py]) => [
          round(px - penX, digits),
          round(py - penY, digits),
        ]);
        d += type.toLowerCase() + steps.join(' ');
      }
      [penX, penY] = points.at(-1);
    }
    advance += xAdvance * scale;
  }
  return d.replaceAll(' -', '-').replaceAll(/(?<![\d.])0\./g, '.');
}
