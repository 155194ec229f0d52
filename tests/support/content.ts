import { makeEditions } from '../../src/content/edition.ts';
import { readContentFiles } from '../../src/content/files.ts';

export const editions = makeEditions(readContentFiles());
export const [edition] = editions;
/** The content that the built site was made of: tests take from it what SPEC.md does not fix. */
export const { content } = edition;
