/**
 * Cuts the web fonts of every script but Latin to the glyphs that the content uses, and writes them to
 * src/styles/fonts: text and bold for a script's own pages, and one font for its words on the pages of
 * other languages. The text font also holds every letter, as visitors may type any. Runs before every
 * build, so that new text is covered. `sources/README.md` says how the uncut fonts were made.
 *
 * Telugu is subset by glyph, not by letter: HarfBuzz's closure over 40 letters keeps every conjunct
 * that they could form (22 KB), shaping the actual phrases keeps those that occur (about 7 KB).
 *
 * The result is cached: fonts are not made again while their sources are unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { readContentFiles } from '#src/content/check/files.ts';
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

const sourceFolder = path.resolve('build/fonts/sources');
const folder = path.resolve('src/styles/fonts');
/** Says what the fonts that are there were cut from. */
const keyFile = path.join(folder, 'cut-from.txt');

const subsetter = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** A font: its file in both folders, and the phrases that it must hold. */
type Cut = { name: string; phrases: readonly string[] };

async function main() {
  const others = (Object.keys(scripts) as ScriptName[]).filter((script) => script !== 'latin');
  const cutsByScript = others.map(cutsOf);
  const cuts = cutsByScript.flat();
  const key = keyOf(cuts);
  const isWhole = cuts.every(({ name }) => existsSync(path.join(folder, name)));
  if (isWhole && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  for (const cutsOfScript of cutsByScript) {
    let glyphsOf: ReturnType<typeof glyphFinder> | undefined;
    for (const { name, phrases } of cutsOfScript) {
      const source = await convert(readFileSync(path.join(sourceFolder, name)), 'sfnt');
      glyphsOf ??= glyphFinder(source);
      write(name, await subsetTo(source, phrases, glyphsOf(phrases)));
    }
  }
  write(path.basename(keyFile), Buffer.from(key));
}

/** The fonts of a script, each with the phrases that are set in it. */
function cutsOf(script: ScriptName): Cut[] {
  const content = [...readContentFiles()].map(([name, text]) => ({
    // Synonyms of the search are never shown.
    text: text.replace(/^synonyms:.*/ms, ''),
    isOwn:
      languages[langs.find((lang) => name.startsWith(`${lang}/`)) ?? defaultLang].script === script,
  }));
  const textsOf = (isOwn: boolean) =>
    content.filter((file) => file.isOwn === isOwn).map(({ text }) => text);
  const ofScript = langs.filter((lang) => languages[lang].script === script);
  const dates = ofScript.flatMap((lang) => dateWords(languages[lang]));
  const shell = ofScript.map((lang) => `${languages[lang].name} ${offers[lang]}`);
  const own = phrasesIn(script, [...textsOf(true), ...dates]);
  return [
    { name: `anek-${script}-text.woff2`, phrases: [...own, ...lettersOf(script)] },
    // Any word of the content may be bold: a subset by field would save 1 KB and miss some.
    { name: `anek-${script}-bold.woff2`, phrases: own },
    {
      name: `anek-${script}-greeting.woff2`,
      phrases: phrasesIn(script, [...textsOf(false), ...shell]),
    },
  ];
}

/** Changes with all that the fonts are cut from and by. */
function keyOf(cuts: readonly Cut[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const tools = ['fontverter', 'harfbuzzjs'].map(
    (name): string => packages[`node_modules/${name}`].integrity,
  );
  const sources = cuts.map(({ name }) => readFileSync(path.join(sourceFolder, name)));
  const key = createHash('sha256').update(JSON.stringify([tools, cuts]));
  for (const source of [readFileSync('build/fonts/fonts.ts'), ...sources]) key.update(source);
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
 * @param font sfnt
 * @returns the same, woff2
 */
async function subsetTo(
  font: Uint8Array,
  phrases: readonly string[],
  glyphs: ReadonlySet<number>,
): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(readFileSync(subsetter));
  // The C interface of HarfBuzz's subsetter; every call takes and gives numbers.
  const api = instance.exports as Record<string, (...args: number[]) => number> & {
    memory: WebAssembly.Memory;
  };
  const call = (name: string, ...args: number[]) => api[name]?.(...args) ?? 0;
  call('_initialize');
  const data = call('malloc', font.byteLength);
  new Uint8Array(api.memory.buffer).set(font, data);
  const face = call('hb_face_create', call('hb_blob_create', data, font.byteLength, 2, 0, 0), 0);
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
  return convert(
    Buffer.from(new Uint8Array(api.memory.buffer, start, length)),
    'woff2',
    'truetype',
  );
}

/** HB_SUBSET_FLAGS_NO_HINTING and HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE of hb-subset.h. */
const noHinting = 0x1;
const noLayoutClosure = 0x200;

/**
 * Finds the glyphs of every step of shaping: final forms and the half forms on the way to them. They
 * have the same numbers in every font of a script, so that each phrase is shaped once.
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
