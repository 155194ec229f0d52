/**
 * Writes the site's web fonts to src/styles/fonts: Anek Latin in two static instances; every other
 * script in one for its own pages, which browsers draw bolder for headings (a second one would be
 * 27 KB on each page), and in two for its greetings on the pages of others. Fonts keep the glyphs that
 * the content uses, and those of a page's own language every letter, as visitors may type any. Runs
 * before every build, so that new text is covered.
 *
 * Telugu is subset by glyph, not by letter: HarfBuzz's closure over 40 letters keeps every conjunct
 * that they could form (22 KB), shaping the actual phrases keeps those that occur (about 7 KB).
 *
 * Nothing is made while the sources are those of the last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readContentFiles } from '#src/content/engine/files.ts';
import {
  defaultLang,
  type Language,
  langs,
  languages,
  offers,
  type ScriptName,
  scripts,
} from '#src/languages.ts';
import { monthName, weekdayName } from '#src/lib/format-day.ts';
import { fontInstances } from '#src/styles/font-instances.ts';
import { lighten } from './lighten.ts';

const folder = path.resolve('src/styles/fonts');
/** Says what the fonts that are there were cut from. */
const keyFile = path.join(folder, 'cut-from.txt');
const require = createRequire(import.meta.url);
const sourceOf = (script: ScriptName) =>
  readFileSync(require.resolve(`@fontsource-variable/${scripts[script].font}.woff2`));

/** The sign is not among the letters of western Europe. */
const rupeeSource = readFileSync(
  require.resolve(
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  ),
);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const latin = `${basicLatin.join('')}\u00a0©·éèöüäñ–—‘’“”…−`;
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/** A static font: its file without `.woff2`, its place on the axes, and the phrases that it must hold. */
type Instance = { name: string; axes: { wght: number; wdth: number }; phrases: readonly string[] };

async function main() {
  const latinSource = sourceOf('latin');
  const others = (Object.keys(scripts) as ScriptName[])
    .filter((script) => script !== 'latin')
    .map((script) => ({ source: sourceOf(script), wanted: instancesOf(script) }));
  const made = [
    ...fontInstances.map(({ name }) => `anek-latin-${name}`),
    'anek-rupee',
    ...others.flatMap(({ wanted }) => wanted.map(({ name }) => name)),
  ];
  const whole = made.every((name) => existsSync(path.join(folder, `${name}.woff2`)));
  const sources = others.flatMap(({ source, wanted }) => [source, JSON.stringify(wanted)]);
  const key = keyOf([latin, latinSource, rupeeSource, ...sources]);
  if (whole && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;

  mkdirSync(folder, { recursive: true });
  for (const { name, ...variationAxes } of fontInstances) {
    const subset = await subsetFont(latinSource, latin, {
      targetFormat: 'sfnt',
      variationAxes,
      keepFeatures: features,
    });
    write(`anek-latin-${name}.woff2`, await pack(subset));
  }
  const sign = await subsetFont(rupeeSource, '₹', {
    targetFormat: 'woff2',
    variationAxes: { wght: 550, wdth: 100 },
  });
  write('anek-rupee.woff2', sign);
  for (const { source, wanted } of others) await subsetByGlyph(source, wanted);
  write(path.basename(keyFile), Buffer.from(key));
}

async function subsetByGlyph(source: Buffer, wanted: readonly Instance[]): Promise<void> {
  let glyphsOf: ReturnType<typeof glyphFinder> | undefined;
  for (const { name, axes, phrases } of wanted) {
    const pinned = await subsetFont(source, undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: axes,
    });
    glyphsOf ??= glyphFinder(pinned);
    write(`${name}.woff2`, await subsetTo(pinned, phrases, glyphsOf(phrases)));
  }
}

/** The instances of a script, each with the phrases that are set in it. */
function instancesOf(script: ScriptName): Instance[] {
  const content = [...readContentFiles()].map(([name, text]) => ({
    name,
    // Synonyms of the search are never shown.
    text: text.replace(/^synonyms:.*/ms, ''),
    isOwn:
      languages[langs.find((lang) => name.startsWith(`${lang}/`)) ?? defaultLang].script === script,
  }));
  const own = content.filter(({ isOwn }) => isOwn);
  const others = content.filter(({ isOwn }) => !isOwn);
  const home = others.filter(({ name }) => /(^|\/)(site|home)\.yaml$/.test(name));
  const ofScript = langs.filter((lang) => languages[lang].script === script);
  const shell = ofScript.map((lang) => `${languages[lang].name} ${offers[lang]}`);
  const inWords = (files: typeof content, more: readonly string[]) =>
    phrasesIn(script, [...files.map(({ text }) => text), ...more]);
  const phrases = inWords(
    own,
    ofScript.flatMap((lang) => dateWords(languages[lang])),
  );
  const axes = { wght: 550, wdth: 100 };
  const name = `anek-${script}`;
  return [
    // The home page must be light: its own few greetings and the shell's get a small font. The shell
    // is on the other pages too, in their font.
    { name: `${name}-greeting`, axes, phrases: inWords(home, shell) },
    { name, axes, phrases: inWords(others, shell) },
    {
      name: `${name}-text`,
      axes: { wght: 460, wdth: 97 },
      phrases: [...phrases, ...lettersOf(script)],
    },
  ];
}

/** Changes with all that the fonts are cut from and by. */
function keyOf(sources: readonly (string | Uint8Array)[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const tools = ['fontverter', 'harfbuzzjs', 'subset-font'].map(
    (name): string => packages[`node_modules/${name}`].integrity,
  );
  const ours = [
    'prerender/fonts/fonts.ts',
    'prerender/fonts/lighten.ts',
    'src/styles/font-instances.ts',
  ].map((name) => readFileSync(name));
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

/** The names of days and months, and what joins a list. */
function dateWords({ locale, list }: Language): string[] {
  const months = Array.from(
    { length: 12 },
    (_, month) => `2000-${String(month + 1).padStart(2, '0')}`,
  );
  return [
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      weekdayName(day, locale, 'short'),
      weekdayName(day, locale, 'long'),
    ]),
    ...months.map((month) => monthName(`${month}-01`, locale)),
    ...Object.values(list),
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
  if (length === 0) throw new Error('HarfBuzz could not cut the font.');
  const start = call('hb_blob_get_data', blob, 0);
  return pack(Buffer.from(new Uint8Array(api.memory.buffer, start, length)));
}

/** For the web: woff2. */
function pack(font: Uint8Array): Promise<Uint8Array> {
  return convert(lighten(font), 'woff2', 'truetype');
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

/** Every letter and sign of a script. */
function lettersOf(script: ScriptName): string[] {
  const letter = new RegExp(`^(?=[\\p{L}\\p{M}])${scripts[script].letters}$`, 'u');
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  return all.filter((one) => letter.test(one));
}

/** Every run of a script's letters in these texts. */
function phrasesIn(script: ScriptName, texts: readonly string[]): string[] {
  const runs = new RegExp(`${scripts[script].letters}+`, 'g');
  return [...new Set(texts.join('\n').match(runs) ?? [])].sort();
}

await main();
