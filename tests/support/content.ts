import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import type { Lang } from '#src/languages.ts';

export const edition = makeEdition(readContentFiles());
/** The content that the built site was made of: tests take from it what SPEC.md does not fix. */
export const { content } = edition;

/** The same in a language. */
export const editionIn = (lang: Lang) => makeEdition(readContentFiles(), lang);
