/**
 * Telugu is subset by glyph, not by letter: HarfBuzz's closure over 40 letters keeps every conjunct
 * that they could form (22 KB), shaping the actual phrases keeps those that occur (about 7 KB).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readContentFiles } from '#src/content/check/files.ts';
import {
  defaultLang,
  type Language,
  langs,
  languages,
  lettersOf,
  offers,
  otherScripts,
  partial,
  type ScriptName,
  scripts,
} from '#src/languages.ts';
import { monthName, weekdayName } from '#src/lib/format-day.ts';
import { fontFile, fontStyles, type Use, uses } from './font-styles.ts';

const sourceFolder = path.resolve('build/fonts/sources');
/** Says what the fonts that are there were cut from. */
const keyFile = 'cut-from.txt';

const { resolve } = createRequire(import.meta.url);
const subsetter = resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** A font: its file, the one that it is cut from, and the phrases that it must hold. */
type Cut = {
  name: string;
  source: string;
  /** Places on the axes of a source that is variable. */
  axes: (typeof uses)[Use] | undefined;
  phrases: readonly string[];
};

/**
 * Cuts the web fonts of every script but Latin to the glyphs that the content uses, and writes them to
 * a folder with the rules that name them: text and bold for a script's own pages, and one font for its
 * words on the pages of other languages. The text font also holds every letter, as visitors may type
 * any. `sources/README.md` says how the uncut fonts were made; a script without such files is cut from
 * its variable font. Fonts are not made again while their sources are unchanged.
 */
export async function cutFonts(folder: string): Promise<void> {
  const write = (name: string, data: Uint8Array) => replace(path.join(folder, name), data);
  write('scripts.css', Buffer.from(fontStyles(otherScripts())));
  const cutsByScript = otherScripts().map(cutsOf);
  const cuts = cutsByScript.flat();
  const key = keyOf(cuts);
  const isWhole = [keyFile, ...cuts.map(({ name }) => name)].every((name) =>
    existsSync(path.join(folder, name)),
  );
  if (isWhole && readFileSync(path.join(folder, keyFile), 'utf8') === key) return;
  for (const cutsOfScript of cutsByScript) {
    let glyphsOf: ReturnType<typeof glyphFinder> | undefined;
    for (const { name, phrases, ...cut } of cutsOfScript) {
      const whole = await wholeFont(cut);
      glyphsOf ??= glyphFinder(whole);
      write(name, await subsetTo(whole, phrases, glyphsOf(phrases)));
    }
  }
  write(keyFile, Buffer.from(key));
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
  const notices = ofScript.flatMap((lang) => partial[lang] ?? []);
  const own = phrasesIn(script, [...textsOf(true), ...dates, ...notices]);
  const cut = (use: Use, phrases: readonly string[]): Cut => {
    const name = fontFile(script, use);
    const made = path.join(sourceFolder, name);
    const variable = resolve(`@fontsource-variable/${scripts[script].font}.woff2`);
    return existsSync(made)
      ? { name, source: made, axes: undefined, phrases }
      : { name, source: variable, axes: uses[use], phrases };
  };
  return [
    cut('text', [...own, ...alphabetOf(script)]),
    // Any word of the content may be bold: a subset by field would save 1 KB and miss some.
    cut('bold', own),
    cut('greeting', phrasesIn(script, [...textsOf(false), ...shell])),
  ];
}

/** A font with all glyphs of its script, sfnt. */
async function wholeFont({ source, axes }: Pick<Cut, 'source' | 'axes'>): Promise<Uint8Array> {
  const font = readFileSync(source);
  if (!axes) return convert(font, 'sfnt');
  const variationAxes = { ...axes };
  return subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes });
}

/** Changes with all that the fonts are cut from and by. */
function keyOf(cuts: readonly Cut[]): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const tools = ['fontverter', 'harfbuzzjs', 'subset-font'].map(
    (name): string => packages[`node_modules/${name}`].integrity,
  );
  const sources = cuts.map(({ source }) => readFileSync(source));
  const key = createHash('sha256').update(JSON.stringify([tools, cuts]));
  for (const source of [readFileSync('build/fonts/cut-fonts.ts'), ...sources]) key.update(source);
  return `${key.digest('hex')}\n`;
}

/** In one step and only if it differs: a build beside this one may be reading the file. */
function replace(file: string, data: Uint8Array): void {
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
function alphabetOf(script: ScriptName): string[] {
  const letter = new RegExp(`^(?=[\\p{L}\\p{M}])[${lettersOf(script)}\\u200c\\u200d]$`, 'u');
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  return all.filter((one) => letter.test(one));
}

/** Every run of a script's letters in these texts. */
function phrasesIn(script: ScriptName, texts: readonly string[]): string[] {
  const runs = new RegExp(`[${lettersOf(script)}\\u200c\\u200d]+`, 'g');
  return [...new Set(texts.join('\n').match(runs) ?? [])].sort();
}
