import { makeEdition } from '../../src/content/edition.ts';
import { readContentFiles } from '../../src/content/files.ts';

/** The content that the built site was made of: tests take from it what SPEC.md does not fix. */
export const edition = makeEdition(readContentFiles());
export const { content } = edition;
