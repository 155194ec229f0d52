/** The English name of a language, as those call it who edit its texts: `Telugu` of `te`. */
export function languageName(lang: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;
}
