import { type Edition, makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import type { Lang } from '#src/languages.ts';

export const editions = makeEditions(readContentFiles());
export const [edition] = editions;
/** The content that the built site was made of: tests take from it what SPEC.md does not fix. */
export const { content } = edition;

/** The same in a language. */
export const editionIn = (lang: Lang) => editions.find((one) => one.lang === lang) as Edition;
