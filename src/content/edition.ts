import { type Describe, describing } from '#src/admissions/describe.ts';
import { firstLang, href, type Lang, type Link, langs, languages } from '#src/routes.ts';
import { type Content, checkContent } from './content.ts';
import type { ContentFiles } from './files.ts';
import type { Words } from './words-schema.ts';

/** All that a page is made of besides its address; a page is a function of it. */
export type Edition = {
  lang: Lang;
  /** Of numbers, dates and lists, such as `en-IN`. */
  locale: string;
  content: Content;
  words: Words;
  /** Address of a page in this edition. */
  href: (link: Link) => string;
  /** Puts rules and facts into this edition's words. */
  describe: Describe;
};

/**
 * Makes an edition of content files, wherever these come from.
 *
 * @throws ContentError naming every problem found, with file, line or field, and remedy
 */
export function makeEdition(files: ContentFiles, lang: Lang = firstLang): Edition {
  const content = checkContent(files, lang);
  const { locale } = languages[lang];
  return {
    lang,
    locale,
    content,
    words: content.words,
    href: (link) => href(lang, link),
    describe: describing(content.words.rules, locale),
  };
}

/**
 * The editions in all languages, the first one before the others.
 *
 * @throws ContentError as `makeEdition` does
 */
export function makeEditions(files: ContentFiles): readonly [Edition, ...Edition[]] {
  const [first, ...others] = langs.map((lang) => makeEdition(files, lang));
  if (!first) throw new Error('src/routes.ts names no language.');
  return [first, ...others];
}
