import type { YAMLError } from 'yaml';
import type { z } from 'zod';

/** The fault of a text that YAML takes for the name of a value, as `& more` and `&more`. */
export const beginsWithSign = "a text cannot begin with & or *. Put it in quotes: title: '& more'";

/** Mistakes in YAML's own marks, told to somebody who does not know them. */
const yamlRemedies: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "a colon with a space after it, inside a text, looks like a further field. Put the text in quotes: title: 'Nursing: a career'.",
  MULTILINE_IMPLICIT_KEY:
    "a line without a colon is where a field should begin. Write the field as name: value, or put a long text in quotes: title: 'A long text'.",
  DUPLICATE_KEY: 'this field appears twice. Keep one of the two lines.',
  BAD_SCALAR_START: "a text cannot begin with this character. Put it in quotes: title: '@college'.",
  BAD_DQ_ESCAPE:
    "a backslash means something else in double quotes. Use single quotes: title: 'A\\B'.",
  BAD_INDENT:
    'a bracket is not closed, or the line is not indented as its neighbours are. Close the bracket, or begin the line below the one above.',
  UNEXPECTED_TOKEN:
    "something is here that does not belong to the line. If a text begins with a brace, a bracket or a quote, put quotes around all of it: text: '{short} is near {district}.'",
  MISSING_CHAR: "a quote or a colon is missing. Write it as in title: 'Nursing'.",
  BAD_ALIAS: `${beginsWithSign}.`,
  TAB_AS_INDENT: 'the line begins with a tab. Indent it with spaces, two for each level.',
  TAG_RESOLVE_FAILED:
    'this mark is not known, or is before more than one value. Use one of the two: phone: !placeholder 123, or year: !ask Which year?',
  MULTIPLE_DOCS: 'a line of dashes ends the file. Remove it.',
};

const strangeIndent =
  'a space at the beginning of the line is of another kind, as Word and web pages have. Delete it and type a space.';

/** Signs that look like those of YAML and are not, as Word, web pages and other keyboards have. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [
    /^[\s-]*[\w-]+\s*[\uff1a\ufe55\ufe13\ua789\u0903\u0c03]/,
    'the colon is of another kind, as some keyboards and web pages have. Delete it and type : and a space.',
  ],
  [
    /^[\s-]*[\w-]+:[^\S \t\r\n]/,
    'the space after the colon is of another kind, as Word and web pages have. Delete it and type a space.',
  ],
  [/^[ \t]*[^\S \t\r\n]|^\s*-[^\S \t\r\n]/, strangeIndent],
  [
    /^\s*[\u2010-\u2015\u2022]\s/,
    'the dash of the entry is of another kind, as Word has. Delete it and type - and a space.',
  ],
  [/^[\s-]*[\w-]+:[^\s:/]/, 'a space is missing after the colon. Write the field as name: value.'],
];

/**
 * The remedy for a file that is not YAML.
 *
 * @param line in which the fault begins
 */
export function explainYaml(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  line = '',
): string {
  const [what = ''] = message.split('\n');
  const isOfField = /IMPLICIT_KEY|MISSING_CHAR|BAD_INDENT|UNEXPECTED_TOKEN/.test(code);
  const lookalike = isOfField && lookalikes.find(([pattern]) => pattern.test(line));
  if (lookalike) return lookalike[1];
  return (
    yamlRemedies[code] ??
    `${what.replace(/ at line \d+, column \d+:?$/, '')}. Check the indentation, colons, quotes and tags here, or restore the line.`
  );
}

/** The name of each kind of value, with a right line. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number in digits alone, such as 60000',
  int: 'a whole number in digits alone, such as 60000',
  boolean: 'true or false',
  array: 'a list: one entry a line, each after a dash and a space',
  object: 'a group of fields: one a line, as in name: value',
  record: 'a group of fields: one a line, as in name: value',
};

/**
 * The remedy for a value that its schema refuses.
 *
 * @param value that is in the file
 */
export function explainIssue(issue: z.core.$ZodIssue, value: unknown): string {
  // Zod's own messages begin with these words.
  const ours = /^(Invalid|Too |Unrecognized)/.test(issue.message) ? undefined : issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, value);
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'invalid_key':
      return `'${String(issue.path.at(-1))}' is not known here. Check the spelling, or remove it`;
    case 'unrecognized_keys':
      return ours ?? explainKeys(issue.keys);
    case 'too_small':
      return ours ?? `must be at least ${issue.minimum}${measures[issue.origin] ?? ''}`;
    case 'too_big':
      return ours ?? `must be at most ${issue.maximum}${measures[issue.origin] ?? ''}`;
    case 'invalid_format':
      if (value === '') return 'must not be empty';
      return (
        ours ??
        formats[issue.format] ??
        'is not written as it must be. Compare it with the line of another file'
      );
    default:
      return ours ?? 'does not fit. Compare it with the line of another file';
  }
}

const measures: Readonly<Record<string, string>> = {
  string: ' characters long',
  array: ' entries long',
};

const formats: Readonly<Record<string, string>> = {
  url: 'must be a full address, such as https://www.example.org',
  email: 'must be a mail address, such as office@example.org',
  date: "must be a day, such as '2026-11-21'",
};

function explainKeys(keys: readonly string[]): string {
  if (keys.some((key) => /^\d+$/.test(key))) {
    return 'a comma splits a number here. Write it without commas: 60000';
  }
  if (keys.some((key) => /^\s/.test(key))) return strangeIndent;
  const names = keys.map((key) => `'${key}'`).join(', ');
  return `unknown field ${names}. Check the spelling, or remove it`;
}

function explainType(expected: string, value: unknown): string {
  const kind = kinds[expected] ?? expected;
  const short = kind.replace(/,.*/, '');
  if (value === undefined) return `is missing. Add it: ${kind}`;
  if (value === null) return `cannot be left empty or open here. Write ${kind}`;
  // Long remedies are for files; the desk's fields take no quotes or commas.
  if (value === '') return `is empty. Write ${short}`;
  if (expected === 'string' && typeof value !== 'object') {
    return `must be a text. Put it in quotes: '${String(value)}'`;
  }
  return `must be ${typeof value === 'number' ? short : kind}`;
}

/**
 * The remedy for a text that is too long once its words in braces are filled.
 *
 * @param written as it is in the file
 * @param filled as visitors read it
 */
export function explainFilled(issue: z.core.$ZodIssue, written: string, filled: string): string {
  const problem = explainIssue(issue, filled);
  const parts = written.split(/\{(\w+)\}/);
  if (parts.length === 1) return problem;
  const pattern = parts
    .map((part, index) => (index % 2 ? '(.*?)' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')))
    .join('');
  const [, ...values] = new RegExp(`^${pattern}$`, 's').exec(filled) ?? [];
  const words = values.map((value, index) => ({ value, word: parts[2 * index + 1] }));
  const longest = words.sort((a, b) => b.value.length - a.value.length)[0];
  const cause = longest ? ` {${longest.word}} is “${longest.value}”.` : '';
  return `${problem.replace(/\. Shorten it$/, '')} once its words in braces are filled, which makes ${filled.length}.${cause} Shorten this line`;
}
