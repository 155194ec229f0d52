import { isDeepStrictEqual } from 'node:util';
import { isNode, type Scalar } from 'yaml';
import { type Edition, makeEdition } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { readDocument, yamlText } from '#src/content/check/parse.ts';
import { photographPattern, shapeOf } from '#src/content/schemas/photographs.ts';
import { pictures } from '#src/content/schemas/pictures.generated.ts';
import { specNumbers } from './spec-numbers.ts';

/** A change of one content file's text. */
export type Change = (text: string) => string;

/**
 * For tests: the institution's content files with the numbers of SPEC.md, some of them changed.
 *
 * @throws Error if a change changes nothing, so that no test passes for the wrong reason
 */
export function changedFiles(
  changes: Readonly<Record<string, Change>>,
  of: ContentFiles = specFiles(),
): ContentFiles {
  const files = new Map(of);
  for (const [name, change] of Object.entries(changes)) {
    const before = files.get(name) ?? '';
    const after = change(before);
    if (after === before) throw new Error(`The change of ${name} changes nothing.`);
    files.set(name, after);
  }
  return files;
}

/** The numbers of the first and the last line that a change has touched, in the text after it. */
export function touchedLines(before: string, after: string): { first: number; last: number } {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const first = is.findIndex((line, index) => line !== was[index]) + 1;
  const rest = is.toReversed().findIndex((line, index) => line !== was.at(-1 - index));
  return { first, last: Math.max(first, is.length - rest) };
}

let unchanged: Edition | undefined;

/** For tests: an edition of the content as it is, or with some files changed. */
export function fixtureEdition(changes: Readonly<Record<string, Change>> = {}): Edition {
  if (Object.keys(changes).length > 0) return makeEdition(changedFiles(changes));
  // Most tests read the same one, which takes a tenth of a second to make.
  unchanged ??= makeEdition(specFiles());
  return unchanged;
}

/** Values of facts that are open: not known at all, or known and not confirmed. */
export const ask = Symbol('!ask');
export const placeholder = Symbol('!placeholder');

type Facts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * For tests: the content with these facts, by file and field such as `hours.0.opens`, whatever the
 * institution has told by now.
 */
export function filesWith(facts: Facts): ContentFiles {
  return withFacts(specFiles(), facts);
}

let spec: ContentFiles | undefined;

/** For tests: the content with the numbers of SPEC.md, whatever the institution has by now. */
export function specFiles(): ContentFiles {
  spec ??= withFacts(readContentFiles(), specNumbers);
  return spec;
}

/** For tests: the content as before its first photograph, whatever the institution has by now. */
export function drawnFiles(): ContentFiles {
  const files = specFiles();
  const texts = [...files].map(([, text]) => text).join('\n');
  const all = Object.keys(pictures).filter((name) => !texts.includes(` ${name}`));
  // Those on no page first; where all are on one, any may be on a second.
  const free = [...all, ...Object.keys(pictures).filter((name) => !all.includes(name))];
  const drawings = new Map<string, string>();
  const drawingOf = (photograph: string): string => {
    const shape = shapeOf(photograph);
    if (shape === 'portrait') return '/patterns/portrait-founder.svg';
    const at = free.findIndex((name) => shapeOf(name) === shape);
    const drawing = drawings.get(photograph) ?? free.splice(at, 1)[0] ?? '';
    drawings.set(photograph, drawing);
    return drawing;
  };
  const photographs = new RegExp(photographPattern(), 'g');
  return new Map(
    [...files].map(([name, text]) => {
      const isOfTexts = name.endsWith('pictures.yaml');
      return isOfTexts
        ? [name, text.replace(/^photo-.+\n/gm, '')]
        : [name, text.replace(photographs, drawingOf)];
    }),
  );
}

function withFacts(content: ContentFiles, facts: Facts): ContentFiles {
  const files = new Map(content);
  for (const [name, fields] of Object.entries(facts)) {
    const document = readDocument(files.get(name) ?? '');
    const changed = document.clone();
    for (const [field, value] of Object.entries(fields)) {
      const path = field.split('.');
      const known: unknown = document.getIn(path, true);
      if (isNode(known) && isDeepStrictEqual(known.toJS(document), value)) continue;
      const told = value === placeholder ? document.getIn(path) : value;
      const text = told === ask ? 'Not known in this test?' : told;
      const node = changed.createNode(text, { flow: true }) as Scalar;
      if (typeof value === 'symbol') node.tag = value.description ?? '';
      changed.setIn(path, node);
    }
    files.set(name, yamlText(changed));
  }
  return files;
}
