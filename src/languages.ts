/**
 * One description of each language of the site: a further one is an entry here, a folder of the
 * content and the font of its script. Imports nothing; all may read it.
 */

/** The differences between scripts; digits, marks and short names are Latin in each of them. */
export type Script = {
  /** Of its fonts in styles and documents. */
  family: string;
  /** Its variable font, in `@fontsource-variable/`, without the ending. */
  font: string;
  /** The first and the last code point of its letters. */
  block: readonly [number, number];
  /** How far a line reaches over and under its baseline on paper, in em. */
  line: { over: number; under: number };
};

export const scripts = {
  latin: {
    family: 'Anek Latin',
    font: 'anek-latin/files/anek-latin-latin-standard-normal',
    block: [0x20, 0x24f],
    line: { over: 0.78, under: 0.22 },
  },
  telugu: {
    family: 'Anek Telugu',
    font: 'anek-telugu/files/anek-telugu-telugu-standard-normal',
    block: [0xc00, 0xc7f],
    // Signs are over and under its letters.
    line: { over: 0.86, under: 0.34 },
  },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

/** Every script but Latin, which each page has: their fonts are cut to the texts in them. */
export function otherScripts(): readonly ScriptName[] {
  return (Object.keys(scripts) as ScriptName[]).filter((script) => script !== 'latin');
}

/** The letters of a script, to stand in a class of a regular expression. */
export function lettersOf(script: ScriptName): string {
  const { block } = scripts[script];
  return block.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('-');
}

/** The differences between languages, apart from their texts. */
export type Language = {
  /** Of numbers, plurals and the names of days and months. */
  locale: string;
  /** The value of `lang` and `hreflang`. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** The value of `data-script`, which styles go by. */
  script: ScriptName;
  /** Joins of a list: `between` its entries, and before the last where all, any one or none apply. */
  list: { between: string; and: string; or: string; nor: string };
  /** Patterns of a date; the parts of one that must not be torn apart have a no-break space. */
  date: { full: string; yearless: string };
  /**
   * Words in braces that a case ending may follow at once, since figures are filled into them. A
   * name ends in any letter, so that a noun of the phrase takes the ending for it.
   */
  figures: readonly string[];
  /** Words for whole lakhs in a sentence; `{count}` is their number. Without them figures are written. */
  lakhs?: { one: string; other: string };
};

export const languages = {
  en: {
    locale: 'en-IN',
    tag: 'en-IN',
    name: 'English',
    script: 'latin',
    list: { between: ', ', and: ' and ', or: ' or ', nor: ' or ' },
    date: { full: '{day}\u00a0{month}\u00a0{year}', yearless: '{day}\u00a0{month}' },
    figures: [],
  },
  te: {
    locale: 'te-IN',
    tag: 'te',
    name: 'తెలుగు',
    script: 'telugu',
    // Newspapers join by commas alone; మరియు is the language of translated forms.
    list: { between: ', ', and: ', ', or: ' లేదా ', nor: ', ' },
    date: { full: '{year}\u00a0{month}\u00a0{day}', yearless: '{month}\u00a0{day}' },
    figures: ['count', 'day', 'number', 'year'],
    lakhs: { one: 'లక్ష', other: '{count} లక్షల' },
  },
} as const satisfies Record<string, Language>;

export type Lang = keyof typeof languages;

/** Offers an edition, in its own words, to visitors of another. Apart, so that no script carries them. */
export const offers: Record<Lang, string> = {
  en: 'Read this site in English',
  te: 'ఈ సైట్‌ను తెలుగులో చదవండి',
};

/** The languages that are not written in the letters of the default one. */
type LangInOtherLetters = {
  [One in Lang]: (typeof languages)[One]['script'] extends 'latin' ? never : One;
}[Lang];

/**
 * Languages of which only a part is translated so far, each with the line that its pages say of it,
 * such as 'Some of this page is in English'. All other lines show in the default language, which is
 * known by its letters (`src/shell/default-language.ts`).
 */
export const partial: Partial<Record<Lang, string>> = {} satisfies Partial<
  Record<LangInOtherLetters, string>
>;

export const langs = /* @__PURE__ */ Object.keys(languages) as Lang[];

/** The language whose files hold the facts, and whose addresses begin with nothing. */
export const defaultLang: Lang = 'en';
