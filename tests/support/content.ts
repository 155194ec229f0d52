import { makeEdition } from '#src/content/engine/edition.ts';
import { readContentFiles } from '#src/content/engine/files.ts';

export const edition = makeEdition(readContentFiles());
/** The content that the built site was made of: tests take from it what SPEC.md does not fix. */
export const { content } = edition;
