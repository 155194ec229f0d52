import { type Describe, describing } from '#src/domain/describe.ts';
import { defaultLang, type Lang, langs, languages } from '#src/languages.ts';
import { href, type Link } from '#src/routes.ts';
import type { Words } from '#src/words.ts';
import { type Content, checkContent } from './content.ts';
import type { ContentFiles } from './files.ts';

/** Everything except its address that a page is made of; a page is a function of it. */
export type Edition = {
  lang: Lang;
  /** Of numbers, such as `en-IN`. */
  locale: string;
  content: Content;
  /** The content of the default locale, whose names of courses the office goes by. */
  defaultContent: Content;
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
export function makeEdition(files: ContentFiles, lang: Lang = defaultLang): Edition {
  return editionOf(files, lang, checkContent(files, defaultLang));
}

/**
 * The editions in all languages, the default locale before the others.
 *
 * @throws ContentError as `makeEdition` does
 */
export function makeEditions(files: ContentFiles): readonly [Edition, ...Edition[]] {
  const first = makeEdition(files);
  const others = langs.filter((lang) => lang !== defaultLang);
  return [first, ...others.map((lang) => editionOf(files, lang, first.content))];
}

function editionOf(files: ContentFiles, lang: Lang, defaultContent: Content): Edition {
  const content = lang === defaultLang ? defaultContent : checkContent(files, lang);
  return {
    lang,
    locale: languages[lang].locale,
    content,
    defaultContent,
    words: content.words,
    href: (link) => href(lang, link),
    describe: describing(content.words.rules, lang),
  };
}
