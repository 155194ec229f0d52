import { type Edition, makeEdition } from './edition.ts';
import { type ContentFiles, readContentFiles } from './files.ts';

/** A change of one content file's text. */
export type Change = (text: string) => string;

/**
 * For tests: the institution's content files, some of them changed.
 *
 * @throws Error if a change changes nothing, so that no test passes for the wrong reason
 */
export function changedFiles(changes: Readonly<Record<string, Change>>): ContentFiles {
  const files = new Map(readContentFiles());
  for (const [name, change] of Object.entries(changes)) {
    const before = files.get(name) ?? '';
    const after = change(before);
    if (after === before) throw new Error(`The change of ${name} changes nothing.`);
    files.set(name, after);
  }
  return files;
}

/** For tests: an edition of the content as it is, or with some files changed. */
export function fixtureEdition(changes: Readonly<Record<string, Change>> = {}): Edition {
  return makeEdition(changedFiles(changes));
}
