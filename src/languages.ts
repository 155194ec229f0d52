/**
 * One description of each language of the site: a further one is an entry here and a folder of the
 * content. Imports nothing; all may read it.
 */

/** The differences between scripts; digits, marks and short names are Latin in each of them. */
export type Script = {
  /** Of its fonts in styles and documents. */
  family: string;
  /** Its variable font, in `@fontsource-variable/`, without the ending. */
  font: string;
  /** Its letters and what joins them, as a class of a regular expression. */
  letters: string;
  /** How far a line reaches over and under its baseline on paper, in em. */
  line: { over: number; under: number };
};

export const scripts = {
  latin: {
    family: 'Anek Latin',
    font: 'anek-latin/files/anek-latin-latin-standard-normal',
    letters: '[\\u0020-\\u024f]',
    line: { over: 0.78, under: 0.22 },
  },
  telugu: {
    family: 'Anek Telugu',
    font: 'anek-telugu/files/anek-telugu-telugu-standard-normal',
    letters: '[\\u0c00-\\u0c7f\\u200c\\u200d]',
    // Signs are over and under its letters.
    line: { over: 0.86, under: 0.34 },
  },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

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

export const langs = /* @__PURE__ */ Object.keys(languages) as Lang[];

/** The language whose files hold the facts, and whose addresses begin with nothing. */
export const defaultLang: Lang = 'en';
