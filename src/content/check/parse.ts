import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type Scalar,
  type ScalarTag,
  visit,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import type { z } from 'zod';
import { formatPath } from '#src/lib/field-path.ts';
import { keepLast } from '#src/lib/keep-last.ts';
import { beginsWithSign, explainIssue, explainYaml } from './explain.ts';
import type { ContentFiles } from './files.ts';
import { unseen } from './unseen.ts';

/** A problem in a content file, written for the person who edits that file. */
export type Problem = { file: string; line?: number; field?: string; message: string };

/** A fact that the owner still has to supply or confirm. */
export type OpenFact = {
  file: string;
  line: number;
  field: string;
  kind: 'placeholder' | 'unknown';
  note: string;
};

/** Thrown once with every problem found, so that an editor can correct them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** `content/home.yaml:12  slides[0].picture: no such picture …` */
function formatProblem({ file, line, field, message }: Problem): string {
  const place = line ? `${file}:${line}` : file;
  return field ? `${place}  ${field}: ${message}` : `${place}  ${message}`;
}

/** Problems, open facts and untranslated lines are gathered here while content is checked. */
export class Report {
  readonly problems: Problem[] = [];
  readonly openFacts: OpenFact[] = [];
  /** By file, such as `home.yaml`: fields that a partial language shows in the default one. */
  readonly untranslated: Record<string, readonly string[]> = {};
  /** Sources of the files whose problems are told with their lines. */
  readonly read = new Map<string, string>();

  /**
   * @param name of the file inside content/
   * @param field such as `slides[0].title`; the line is that of the field, or of what should hold it
   */
  add(name: string, field: string, message: string): void {
    const source = this.read.get(name);
    const problem = {
      file: `content/${name}`,
      ...(source === undefined ? {} : { line: lineOf(source, field) }),
      ...(field ? { field } : {}),
      message: /[.?]$/.test(message) ? message : `${message}.`,
    };
    // A mark at the beginning and one at the end are one mistake.
    if (!this.problems.some((one) => isDeepStrictEqual(one, problem))) this.problems.push(problem);
  }
}

/**
 * Parses YAML with the two tags of content files. The result is shared: do not change it. Each file is
 * read once a language, and the desk reads all of them after each letter.
 */
export const readDocument = keepLast(400, parseSource);

/** A number stays a number behind its tag; a question has no value, only its own text. */
const stringify: ScalarTag['stringify'] = (item, context, ...rest) => {
  const value = item.value ?? item.source ?? '';
  if (typeof value !== 'string') return String(value);
  // A text that looks like a number is put in quotes.
  const how = { ...context, actualString: true };
  return stringifyString(Object.assign(item.clone(), { value }), how, ...rest);
};

const marks: ScalarTag[] = [
  { tag: '!placeholder', resolve: (text) => text, stringify },
  { tag: '!ask', resolve: () => null, stringify },
];

/** A content file in the one form in which it is kept, so that an edit changes its own line only. */
export function yamlText(document: Document): string {
  return document.toString({ lineWidth: 0, singleQuote: true });
}

function parseSource(source: string): Document.Parsed {
  const document = parseDocument(source, { keepSourceTokens: true, customTags: marks });
  if (document.errors.length > 0) return document;
  visit(document, {
    Scalar(_key, node) {
      // Behind the tag a number is still a number, unless it is in quotes.
      const isPlain = node.tag === '!placeholder' && node.type === 'PLAIN';
      if (isPlain) [node.value] = parse(`- ${node.source}`);
    },
  });
  return document;
}

/** Files longer than this, in characters, are rejected as a paste error. */
const longestFile = 100_000;

/**
 * Parses one YAML file and checks it against a schema.
 *
 * Two tags are understood in addition to plain YAML: `!placeholder value` keeps the value and lists it as
 * unconfirmed; `!ask question` stands for an unknown fact (null) and lists the question.
 *
 * @param openFacts where these are listed
 * @returns the checked data, which is shared, so do not change it; or undefined when the file has problems (then they are in `report`)
 */
export function parseYaml<Schema extends z.ZodType>(
  files: ContentFiles,
  name: string,
  schema: Schema,
  report: Report,
  openFacts = report.openFacts,
): z.output<Schema> | undefined {
  const file = `content/${name}`;
  const refuse = (message: string, line?: number): undefined => {
    report.problems.push({ file, ...(line === undefined ? {} : { line }), message });
  };
  const source = files.get(name);
  if (source === undefined) {
    const begin = name.includes('programmes/')
      ? ', or begin with a copy of the nearest course'
      : '';
    return refuse(`the file is missing. Restore it from the last version${begin}.`);
  }
  const [textFault] = textFaults(source);
  if (textFault) return refuse(...textFault);
  const document = readDocument(source);
  // A tag that is not known is only a warning, but drops what the tag was to say.
  const faults = [...document.errors, ...document.warnings];
  for (const fault of faults) {
    const line = lineAt(source, startOf(document, fault.pos[0]));
    // One mistake leads to several faults of a line.
    if (report.problems.some((one) => one.file === file && one.line === line)) continue;
    refuse(explainYaml(fault, source.split('\n')[line - 1]), line);
  }
  if (faults.length > 0) {
    const unseenLine = lineOfUnseen(source);
    return unseenLine ? refuse(`${explainUnseen}.`, unseenLine) : undefined;
  }
  report.read.set(name, source);
  const { unreadable, open } = valuesOf(document, source);
  openFacts.push(...open.map((fact) => ({ file, ...fact })));
  for (const { line, field, message } of unreadable) {
    if (field === undefined) refuse(message, line);
    else report.add(name, field, message);
  }
  if (unreadable.length > 0) return undefined;
  const checked = checkedOnce(document, schema);
  if (checked.success) return checked.data as z.output<Schema>;
  for (const issue of checked.error.issues) {
    const value = document.getIn(issue.path as (string | number)[]);
    report.add(name, formatPath(issue.path), explainIssue(issue, value));
  }
  return undefined;
}

type Values = {
  unreadable: Pick<Problem, 'line' | 'field' | 'message'>[];
  open: Omit<OpenFact, 'file'>[];
};

const knownValues = new WeakMap<Document.Parsed, Values>();

/** The values of a file that cannot be read as they are written, and those that are open. */
function valuesOf(document: Document.Parsed, source: string): Values {
  const known = knownValues.get(document);
  if (known) return known;
  const values: Values = { unreadable: [], open: [] };
  visit(document, {
    Value(_key, node, ancestors) {
      if (!('anchor' in node) || !node.anchor) return;
      // YAML reads `&more` as a name for the value that follows.
      values.unreadable.push({ field: fieldOf([...ancestors, node]), message: beginsWithSign });
    },
  });
  visit(document, {
    Scalar(_key, node, ancestors) {
      const refuse = (message: string) =>
        values.unreadable.push({ field: fieldOf([...ancestors, node]), message });
      if (typeof node.value === 'string' && unseen.test(node.value)) refuse(explainUnseen);
      if (isCut(node, source)) refuse(explainCut);
      if (node.tag !== '!placeholder' && node.tag !== '!ask') return;
      values.open.push({
        line: lineAt(source, node.range?.[0] ?? 0),
        field: fieldOf([...ancestors, node]),
        kind: node.tag === '!ask' ? 'unknown' : 'placeholder',
        note: node.tag === '!ask' ? (node.source ?? '') : String(node.value),
      });
    },
    Alias(_key, { source: alias, range }) {
      const message = `*${alias} stands for a value written elsewhere. Write the value out here; a text that begins with * needs quotes.`;
      values.unreadable.push({ line: lineAt(source, range?.[0] ?? 0), message });
    },
  });
  // A character in a comment or in the name of a field has no field to be told at.
  const line = values.unreadable.length > 0 ? undefined : lineOfUnseen(source);
  if (line) values.unreadable.push({ line, message: `${explainUnseen}.` });
  knownValues.set(document, values);
  return values;
}

/** An editor's letter changes one file of forty: the others are not checked again. */
const results = new WeakMap<Document.Parsed, Map<z.ZodType, z.ZodSafeParseResult<unknown>>>();

function checkedOnce(document: Document.Parsed, schema: z.ZodType): z.ZodSafeParseResult<unknown> {
  const ofDocument = results.get(document) ?? new Map<z.ZodType, z.ZodSafeParseResult<unknown>>();
  results.set(document, ofDocument);
  const known = ofDocument.get(schema) ?? schema.safeParse(document.toJS());
  ofDocument.set(schema, known);
  return known;
}

/** Whether a text without quotes ends at a `#`, behind which all is a comment. */
function isCut({ type, range }: Scalar, source: string): boolean {
  return type === 'PLAIN' && /^[ \t]+#/.test(source.slice(range?.[1]));
}

const explainCut =
  'ends before the #, since what follows a blank and # is a comment. Put the text in quotes; a comment stands on a line of its own';

const explainUnseen =
  'holds a character that cannot be seen. Delete the word and type it again, without pasting';

function lineOfUnseen(source: string): number | undefined {
  // A mark of byte order at the very start is no letter of the text.
  const found = source.replace(/^\ufeff/, ' ').search(unseen);
  return found < 0 ? undefined : lineAt(source, found);
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Faults of a file that show before it is read as YAML, each with its line. */
function textFaults(source: string): [message: string, line: number][] {
  const faults: [string, number][] = [];
  if (source.replace(/^\s*#.*$/gm, '').trim() === '') {
    faults.push(['the file is empty. Restore it from the last version.', 1]);
  }
  const lost = source.indexOf('\ufffd');
  if (lost >= 0) {
    const message =
      'a letter here is unreadable. Write it again, or save the file with the encoding UTF-8.';
    faults.push([message, lineAt(source, lost)]);
  }
  if (source.length > longestFile) {
    const message = `the file is longer than ${longestFile.toLocaleString('en')} characters from here on. Take out what was pasted by mistake.`;
    faults.push([message, lineAt(source, longestFile)]);
  }
  return faults;
}

/** A quote that is never closed is noticed at the end of the file: it starts with its value. */
function startOf(document: Document.Parsed, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_key, { range }) {
      if (range && range[0] <= offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}

/** The line of a field, or of the nearest thing that should hold it. */
export function lineOf(source: string, field: string): number {
  let node: unknown = readDocument(source).contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const part of field.split(/[.[\]]+/).filter(Boolean)) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === part)
      : undefined;
    const next = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const start = ((pair?.key ?? next) as Node | undefined)?.range?.[0];
    if (start === undefined) break;
    [node, offset] = [next, start];
  }
  return lineAt(source, offset);
}

/** The field that a node of a document is, such as `slides[0].title`, by its ancestors and itself. */
export function fieldOf(nodes: readonly unknown[]): string {
  const parts = nodes.flatMap((node, index) => {
    if (isPair(node)) return isScalar(node.key) ? String(node.key.value) : [];
    return isSeq(node) ? node.items.indexOf(nodes[index + 1]) : [];
  });
  return formatPath(parts);
}
