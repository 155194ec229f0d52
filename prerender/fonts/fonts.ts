/**
 * Writes the site's web fonts to src/styles/fonts: Anek Latin in two static cuts, Anek Telugu in the
 * same two for the Telugu pages, and in one for the greetings on English ones. Of Telugu only the
 * glyphs are kept that the content uses. Runs before every build, so that new text is covered.
 *
 * Telugu is cut by glyph, not by letter: HarfBuzz's closure over 40 letters keeps every conjunct
 * that they could form (22 KB), shaping the actual phrases keeps those that occur (about 7 KB).
 *
 * Nothing is cut as long as what the fonts are cut from is what it was the last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readContentFiles } from '#src/content/engine/files.ts';
import { languages } from '#src/languages.ts';
import { cuts } from '#src/styles/cuts.ts';

const folder = path.resolve('src/styles/fonts');
/** Says what the fonts that are there were cut from. */
const keyFile = path.join(folder, 'cut-from.txt');
const require = createRequire(import.meta.url);
const files = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}-normal.woff2`));

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const latin = `${basicLatin.join('')}\u00a0©®°·×½éèöüäñ–—‘’“”•…₹→−≤≥`;
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/** A static font: its file without `.woff2`, its place on the axes, and the Telugu that it must hold. */
type Cut = { name: string; axes: { wght: number; wdth: number }; phrases: readonly string[] };

async function main() {
  const latinSource = files('anek-latin/files/anek-latin-latin-standard');
  const teluguSource = files('anek-telugu/files/anek-telugu-telugu-standard');
  const telugu = teluguCuts();
  const made = [...cuts.map(({ name }) => `anek-latin-${name}`), ...telugu.map(({ name }) => name)];
  const whole = made.every((name) => existsSync(path.join(folder, `${name}.woff2`)));
  const key = keyOf([latin, JSON.stringify(telugu), latinSource, teluguSource]);
  if (whole && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;

  mkdirSync(folder, { recursive: true });
  for (const { name, ...variationAxes } of cuts) {
    const cut = await subsetFont(latinSource, latin, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: features,
    });
    write(`anek-latin-${name}.woff2`, cut);
  }
  let glyphsOf: ReturnType<typeof glyphFinder> | undefined;
  for (const { name, axes, phrases } of telugu) {
    const pinned = await subsetFont(teluguSource, undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: axes,
    });
    glyphsOf ??= glyphFinder(pinned);
    write(`${name}.woff2`, await subsetTo(pinned, phrases, glyphsOf(phrases)));
  }
  write(path.basename(keyFile), Buffer.from(key));
}

function teluguCuts(): Cut[] {
  const content = readContentFiles();
  const english = [...content].filter(([name]) => !name.startsWith('te/'));
  const telugu = [...content].filter(([name]) => name.startsWith('te/'));
  const home = english.filter(([name]) => name === 'site.yaml' || name === 'home.yaml');
  // What searches are widened by is never shown.
  const texts = (files: typeof english) =>
    files.map(([, text]) => text.replace(/^synonyms:.*/ms, ''));
  const shell = `${languages.te.name} ${languages.te.offer}`;
  const phrases = teluguPhrases([...texts(telugu), ...dateWords()]);
  const axes = { wght: 550, wdth: 100 };
  return [
    // The home page must be light: its own few greetings and the shell's get a small font. The shell
    // stands on the other pages too, in their font.
    { name: 'anek-telugu-greeting', axes, phrases: teluguPhrases([...texts(home), shell]) },
    { name: 'anek-telugu', axes, phrases: teluguPhrases([...texts(english), shell]) },
    ...cuts.map(({ name, ...axes }) => ({ name: `anek-telugu-${name}`, axes, phrases })),
  ];
}

/** Changes with all that the fonts are cut from and by. */
function keyOf(sources: readonly (string | Uint8Array)[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const tools = ['fontverter', 'harfbuzzjs', 'subset-font'].map(
    (name): string => packages[`node_modules/${name}`].integrity,
  );
  const ours = ['prerender/fonts/fonts.ts', 'src/styles/cuts.ts'].map((name) => readFileSync(name));
  const key = createHash('sha256');
  for (const source of [...tools, ...ours, ...sources]) key.update(source);
  return `${key.digest('hex')}\n`;
}

/** In one step and only if it differs: a build beside this one may be reading the file. */
function write(name: string, data: Uint8Array): void {
  const file = path.join(folder, name);
  if (existsSync(file) && readFileSync(file).equals(data)) return;
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
}

/** What the platform says in Telugu: days, months, and what joins the parts of a list. */
function dateWords(): string[] {
  const { locale } = languages.te;
  const days = Array.from({ length: 7 }, (_, day) => new Date(2000, 0, 2 + day));
  const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month, 1));
  const list = ['1', '2', '3'];
  return [
    ...days.map((day) => day.toLocaleDateString(locale, { weekday: 'short' })),
    ...months.map((day) => day.toLocaleDateString(locale, { dateStyle: 'long' })),
    ...months.map((day) => day.toLocaleDateString(locale, { dateStyle: 'medium' })),
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(list),
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(list),
  ];
}

/**
 * Cuts a font down to these glyphs.
 *
 * @param pinned a static font, sfnt
 * @returns the same, woff2
 */
async function subsetTo(
  pinned: Uint8Array,
  phrases: readonly string[],
  glyphs: ReadonlySet<number>,
): Promise<Uint8Array> {
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

/**
 * Finds the glyphs of every step of shaping: final forms and the half forms on the way to them. They
 * are the same at every place on the axes, so that each phrase is shaped once.
 */
function glyphFinder(font: Uint8Array): (phrases: readonly string[]) => Set<number> {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(font)));
  const known = new Map<string, readonly number[]>();
  const shape = (phrase: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(phrase);
    buffer.guessSegmentProperties();
    const steps = hb.shapeWithTrace(shaper, buffer, [], 0, hb.TracePhase.DONT_STOP);
    const glyphs = steps.flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
    known.set(phrase, glyphs);
    return glyphs;
  };
  return (phrases) => new Set(phrases.flatMap((phrase) => known.get(phrase) ?? shape(phrase)));
}

/** Every run of Telugu letters in these texts. */
function teluguPhrases(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\u0c00-\u0c7f\u200c\u200d]+/g) ?? [])].sort();
}

await main();
