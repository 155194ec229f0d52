/**
 * A face that sets Telugu and Latin in one line. Telugu is shaped with HarfBuzz, since fontkit tears
 * conjuncts such as క్ష apart; Latin and digits come from the Latin face. It has what
 * `outlines.mjs` asks of a face: `layout` and `unitsPerEm`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { font } from './outlines.mjs';

const require = createRequire(import.meta.url);
const source = () =>
  readFile(
    require.resolve(
      '@fontsource-variable/anek-telugu/files/anek-telugu-telugu-standard-normal.woff2',
    ),
  );
const runs = /[\u0c00-\u0c7f\u200c\u200d]+|[^\u0c00-\u0c7f\u200c\u200d]+/g;
const isTelugu = (text) => /^[\u0c00-\u0c7f]/.test(text);
const commands = {
  M: 'moveTo',
  L: 'lineTo',
  Q: 'quadraticCurveTo',
  C: 'bezierCurveTo',
  Z: 'closePath',
};

/** @returns a face pinned to a weight (100–800) and a width in percent (75–125) */
export async function teluguFont(weight, width) {
  const latin = await font(weight, width);
  const pinned = await subsetFont(await source(), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight, wdth: width },
  });
  const face = new hb.Face(new hb.Blob(pinned));
  const shaper = new hb.Font(face);
  const scale = latin.unitsPerEm / face.upem;
  const layout = (text) => {
    const parts = (text.match(runs) ?? []).map((run) =>
      isTelugu(run) ? shape(shaper, run, scale) : latin.layout(run),
    );
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ positions }) => positions),
      advanceWidth: parts.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  };
  return { unitsPerEm: latin.unitsPerEm, layout };
}

/** One run of Telugu letters, in the units of the Latin face. */
function shape(shaper, text, scale) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  return {
    glyphs: shaped.map(({ codepoint }) => ({
      path: {
        commands: shaper.glyphToJson(codepoint).map(({ type, values }) => ({
          command: commands[type],
          args: values.map((value) => value * scale),
        })),
      },
    })),
    positions: shaped.map(({ xAdvance, xOffset, yOffset }) => ({
      xAdvance: xAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    })),
    advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0),
  };
}
