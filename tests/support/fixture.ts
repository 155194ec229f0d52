import type { Scalar } from 'yaml';
import { type Edition, makeEdition } from '#src/content/engine/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/engine/files.ts';
import { readDocument } from '#src/content/engine/parse.ts';

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

/** Values of facts that are open: not known at all, or known and not confirmed. */
export const ask = Symbol('!ask');
export const placeholder = Symbol('!placeholder');

type Facts = Readonly<Record<string, Readonly<Record<string, string | symbol>>>>;

/**
 * For tests: the content with these facts, by file and field such as `hours.0.opens`, whatever the
 * institution has told by now.
 */
export function filesWith(facts: Facts): ContentFiles {
  const files = new Map(readContentFiles());
  for (const [name, fields] of Object.entries(facts)) {
    const document = readDocument(files.get(name) ?? '').document.clone();
    for (const [field, value] of Object.entries(fields)) {
      const path = field.split('.');
      const told = value === placeholder ? document.getIn(path) : value;
      const node = document.createNode(told === ask ? 'Not known in this test?' : told) as Scalar;
      if (typeof value === 'symbol') node.tag = value.description ?? '';
      document.setIn(path, node);
    }
    files.set(name, document.toString({ lineWidth: 0 }));
  }
  return files;
}
