/**
 * Writes the site's web fonts to src/styles/fonts: Anek Latin in two static cuts, and the Anek
 * Telugu glyphs that the content uses. Runs before every build, so that new Telugu text is covered.
 *
 * Telugu is cut by glyph, not by letter: HarfBuzz's closure over 40 letters keeps every conjunct
 * that they could form (22 KB), shaping the actual phrases keeps those that occur (about 7 KB).
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const folder = path.resolve('src/styles/fonts');
const require = createRequire(import.meta.url);
const files = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}-normal.woff2`));

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const latin = `${basicLatin.join('')}\u00a0©®°·×½éèöüäñ–—‘’“”•…₹→−≤≥`;
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

async function main() {
  mkdirSync(folder, { recursive: true });
  const source = files('anek-latin/files/anek-latin-latin-standard');
  for (const [name, wght, wdth] of [
    ['anek-latin-text', 420, 100],
    ['anek-latin-bold', 700, 88],
  ] as const) {
    const variationAxes = { wght, wdth };
    const cut = await subsetFont(source, latin, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: features,
    });
    writeFileSync(path.join(folder, `${name}.woff2`), cut);
  }
  const telugu = files('anek-telugu/files/anek-telugu-telugu-wght');
  for (const [name, phrases] of [
    // The home page must be light: its own few greetings and the shell's get a small font.
    ['anek-telugu-greeting', teluguPhrases(['content/site.yaml', 'content/home.yaml'])],
    ['anek-telugu', teluguPhrases(contentFiles())],
  ] as const) {
    writeFileSync(path.join(folder, `${name}.woff2`), await subsetByShaping(telugu, phrases));
  }
}

function contentFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('content', name))
    .filter((name) => /\.(ya?ml|md)$/.test(name));
}

/**
 * Cuts a font down to the glyphs that these phrases pass through while they are shaped.
 *
 * @param source a variable font, woff2
 * @returns a static font (weight 550), woff2
 */
async function subsetByShaping(source: Buffer, phrases: readonly string[]): Promise<Uint8Array> {
  const pinned = await subsetFont(source, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: 550 },
  });
  const glyphs = glyphsOf(pinned, phrases);
  const { instance } = await WebAssembly.instantiate(
    readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  // The C interface of HarfBuzz's subsetter; every call takes and gives numbers.
  const api = instance.exports as Record<string, (...args: number[]) => number> & {
    memory: WebAssembly.Memory;
  };
  const call = (name: string, ...args: number[]) => api[name]?.(...args) ?? 0;
  call('_initialize');
  const data = call('malloc', pinned.byteLength);
  new Uint8Array(api.memory.buffer).set(pinned, data);
  const face = call('hb_face_create', call('hb_blob_create', data, pinned.byteLength, 2, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const keptFeatures = call('hb_subset_input_set', input, 6);
  call('hb_set_clear', keptFeatures);
  call('hb_set_invert', keptFeatures);
  call('hb_subset_input_set_flags', input, noLayoutClosure | noHinting);
  const letters = call('hb_subset_input_unicode_set', input);
  for (const letter of new Set(`${phrases.join('')} \u25cc`)) {
    call('hb_set_add', letters, letter.codePointAt(0) ?? 0);
  }
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', kept, glyph);
  const subset = call('hb_subset_or_fail', face, input);
  const blob = call('hb_face_reference_blob', subset);
  const length = call('hb_blob_get_length', blob);
  if (length === 0) throw new Error('HarfBuzz could not cut the Telugu font.');
  const start = call('hb_blob_get_data', blob, 0);
  const cut = Buffer.from(new Uint8Array(api.memory.buffer, start, length));
  return convert(cut, 'woff2', 'truetype');
}

/** HB_SUBSET_FLAGS_NO_HINTING and HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE of hb-subset.h. */
const noHinting = 0x1;
const noLayoutClosure = 0x200;

/** The glyphs of every step of shaping: final forms and the half forms on the way to them. */
function glyphsOf(font: Uint8Array, phrases: readonly string[]): Set<number> {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(font)));
  const glyphs = new Set<number>();
  for (const phrase of phrases) {
    const buffer = new hb.Buffer();
    buffer.addText(phrase);
    buffer.guessSegmentProperties();
    for (const step of hb.shapeWithTrace(shaper, buffer, [], 0, hb.TracePhase.DONT_STOP)) {
      for (const { g } of step.t as { g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}

/** Every run of Telugu letters in these files. */
function teluguPhrases(names: readonly string[]): string[] {
  const text = names.map((name) => readFileSync(name, 'utf8')).join('\n');
  return [...new Set(text.match(/[\u0c00-\u0c7f\u200c\u200d]+/g) ?? [])].sort();
}

await main();
