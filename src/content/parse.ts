import { isMap, isPair, isScalar, LineCounter, parse, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { formatPath } from './field-path.ts';
import type { ContentFiles } from './files.ts';

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

/** Thrown once with every problem found, so that an editor can mend them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** `content/home.yaml:12  slides[0].picture: no such picture …` */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line ? `${file}:${line}` : file;
  return field ? `${place}  ${field}: ${message}` : `${place}  ${message}`;
}

/** Problems and open facts are gathered here while content is checked. */
export type Report = { problems: Problem[]; openFacts: OpenFact[] };

/** Each file is read once a language, and the desk reads all of them after each letter. */
const read = new Map<string, ReturnType<typeof parseSource>>();

/** Parses YAML with the two tags of content files. What it returns is shared: do not change it. */
export function readDocument(source: string) {
  const known = read.get(source);
  if (known) return known;
  if (read.size > 400) read.clear();
  const found = parseSource(source);
  read.set(source, found);
  return found;
}

function parseSource(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    keepSourceTokens: true,
    customTags: [
      { tag: '!placeholder', resolve: (text: string) => text },
      { tag: '!ask', resolve: () => null },
    ],
  });
  if (document.errors.length > 0) return { document, lines };
  visit(document, {
    Scalar(_key, node) {
      // Behind the tag a number is still a number, unless it stands in quotes.
      const isPlain = node.tag === '!placeholder' && node.type === 'PLAIN';
      if (isPlain) node.value = parse(node.source ?? '');
    },
  });
  return { document, lines };
}

/**
 * Parses one YAML file and checks it against a schema.
 *
 * Two tags are understood besides plain YAML: `!placeholder value` keeps the value and lists it as
 * unconfirmed; `!ask question` stands for an unknown fact (null) and lists the question.
 *
 * @returns the checked data, or undefined when the file has problems (then they are in `report`)
 */
export function parseYaml<Schema extends z.ZodType>(
  files: ContentFiles,
  name: string,
  schema: Schema,
  report: Report,
): z.output<Schema> | undefined {
  const file = `content/${name}`;
  const source = files.get(name);
  if (source === undefined) {
    report.problems.push({
      file,
      message: 'the file is missing. Restore it from the last version.',
    });
    return undefined;
  }
  const { document, lines } = readDocument(source);
  // A tag that is not known is only a warning, but drops what the tag was to say.
  const faults = [...document.errors, ...document.warnings];
  for (const { message, pos } of faults) {
    const [what = 'cannot be read'] = message.split('\n');
    report.problems.push({
      file,
      line: lines.linePos(pos[0]).line,
      message: `${what.replace(/ at line \d+, column \d+:?$/, '')}. Check the indentation, colons, quotes and tags here.`,
    });
  }
  if (faults.length > 0) return undefined;
  visit(document, {
    Scalar(_key, node, ancestors) {
      if (node.tag !== '!placeholder' && node.tag !== '!ask') return;
      report.openFacts.push({
        file,
        line: lines.linePos(node.range?.[0] ?? 0).line,
        field: fieldOf([...ancestors, node]),
        kind: node.tag === '!ask' ? 'unknown' : 'placeholder',
        note: node.tag === '!ask' ? (node.source ?? '') : String(node.value),
      });
    },
  });
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias (*name) without its anchor, or one that unfolds without end.
    report.problems.push({ file, message: `${(error as Error).message}. Write the value out.` });
    return undefined;
  }
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const node = document.getIn(issue.path as (string | number)[], true);
    const nearest = nodeRange(node) ?? nodeRange(document.getIn(issue.path.slice(0, -1), true));
    const field = formatPath(issue.path);
    report.problems.push({
      file,
      ...(nearest === undefined ? {} : { line: lines.linePos(nearest).line }),
      ...(field ? { field } : {}),
      message: explain(issue),
    });
  }
  return undefined;
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `unknown field ${issue.keys.map((key) => `'${key}'`).join(', ')}. Check the spelling, or remove it.`;
  }
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) {
    return `is missing. Add it (${issue.expected}).`;
  }
  return `${issue.message}.`;
}

function nodeRange(node: unknown): number | undefined {
  if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
    return node.range[0] as number;
  }
  return undefined;
}

function fieldOf(nodes: readonly unknown[]): string {
  const parts: PropertyKey[] = [];
  nodes.forEach((node, index) => {
    if (isPair(node) && isScalar(node.key)) parts.push(String(node.key.value));
    const next = nodes[index + 1];
    if (node && typeof node === 'object' && 'items' in node && !isMap(node) && !isPair(node)) {
      const position = (node.items as unknown[]).indexOf(next);
      if (position >= 0) parts.push(position);
    }
  });
  return formatPath(parts);
}
