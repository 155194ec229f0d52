import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, visit } from 'yaml';
import { readContentFiles } from '#src/content/check/files.ts';
import { readDocument } from '#src/content/check/parse.ts';
import { anyText } from '#tests/support/any-text.ts';
import {
  type Cell,
  cellsIn,
  type Entry,
  isCell,
  type Part,
  partAt,
  withPart,
} from '../form/form.ts';
import { parseSource, writeYaml } from './write-yaml.ts';

const is = (value: unknown, mark?: Cell['mark']): Cell =>
  mark === 'ask'
    ? { $cell: true, value: null, mark, question: String(value) }
    : { $cell: true, value, ...(mark ? { mark } : {}) };

/** All that a node holds, as a form without a schema. */
function partOf(node: unknown): Part {
  if (isMap(node)) {
    const parts = node.items.map(({ key, value }) => [String(key), partOf(value)]);
    return Object.fromEntries(parts);
  }
  if (isSeq(node)) {
    return node.items.map((item, $from) => {
      const part = partOf(item);
      return (Array.isArray(part) ? { $list: part, $from } : { ...part, $from }) as Entry;
    });
  }
  if (!isScalar(node)) return is(null);
  if (node.tag === '!ask') return is(node.source, 'ask');
  return is(node.value ?? null, node.tag === '!placeholder' ? 'placeholder' : undefined);
}

/** The entries of a list in the order of their present places; anything else is new. */
function arranged(source: string, key: string, ...items: (number | Part)[]): Part {
  const entries = partOf(parseSource(source).get(key)) as readonly Entry[];
  const chosen = items.map((item) => (typeof item === 'number' ? entries[item] : item));
  return { [key]: chosen as readonly Entry[] };
}

describe('a value that changes', () => {
  test.each([
    ['a: 1 # one\nb: 2\n', { a: is(3) }, 'a: 3 # one\nb: 2\n'],
    ["a: 'x' # one\n", { a: is('y') }, "a: 'y' # one\n"],
    ['a: "x"\n', { a: is('say "y"') }, 'a: "say \\"y\\""\n'],
    ['a: x\n', { a: is('y: z') }, "a: 'y: z'\n"],
    ['a: x\n', { a: is('12') }, "a: '12'\n"],
    ['a: x\n', { a: is('y # z') }, "a: 'y # z'\n"],
    ['a: { b: x, c: 1 } # k\n', { a: { b: is('p, q') } }, "a: { b: 'p, q', c: 1 } # k\n"],
    ['a:\nb: 1\n', { a: is('x') }, 'a: x\nb: 1\n'],
    ['a: x # k\n', { a: is('one\ntwo') }, 'a: | # k\n  one\n  two\n'],
    ['a: x\nb: 1\n', { a: is('one\n\ntwo') }, 'a: |\n  one\n\n  two\nb: 1\n'],
    ['a: |\n  one\n\nb: 1\n', { a: is('two') }, 'a: |\n  two\n\nb: 1\n'],
    ['a: |\n  one\n\nb: 1\n', { a: is(null) }, 'a: null\n\nb: 1\n'],
  ])('%j', (source, entries, result) => {
    expect(writeYaml(source, entries as Part)).toBe(result);
  });
});

describe('a mark', () => {
  test.each([
    ['a: !placeholder x # k\n', { a: is('x') }, 'a: x # k\n'],
    ['a: !placeholder 3\n', { a: is(4, 'placeholder') }, 'a: !placeholder 4\n'],
    ['a: 3\n', { a: is('3', 'placeholder') }, "a: !placeholder '3'\n"],
    ['a: !ask Who?\n', { a: is('Asha') }, 'a: Asha\n'],
    ['a: !ask Who?\n', { a: is(12) }, 'a: 12\n'],
    ['a: !ask Who? # k\n', { a: { b: is(12) } }, 'a:\n  b: 12\n  # k\n'],
    ['a: x\n', { a: is('Who is it?', 'ask') }, 'a: !ask Who is it?\n'],
    ['a: { b: !ask Who, c: 1 }\n', { a: { b: is(5) } }, 'a: { b: 5, c: 1 }\n'],
    [
      'a: !placeholder |\n  one\n\n  two\nb: 1\n',
      { a: is('one\n\ntwo') },
      'a: |\n  one\n\n  two\nb: 1\n',
    ],
  ])('%j', (source, entries, result) => {
    expect(writeYaml(source, entries as Part)).toBe(result);
  });
});

describe('a field', () => {
  test.each([
    ['a: 1\nc: 3\n', { a: is(1), b: is(2), c: is(3) }, 'a: 1\nb: 2\nc: 3\n'],
    ['# top\n\nb: 2\n', { a: is(1), b: is(2) }, '# top\n\na: 1\nb: 2\n'],
    ['a: 1\n\nc: 3\n', { a: is(1), b: { d: is(1) } }, 'a: 1\nb:\n  d: 1\n\nc: 3\n'],
    ['a: { b: 1 }\n', { a: { b: is(1), c: is('x') } }, 'a: { b: 1, c: x }\n'],
    ['a: { b: 1, c: 2 }\n', { a: { b: undefined, c: is(2) } }, 'a: { c: 2 }\n'],
    ['a: 1\n# of b\nb: 2\nc: 3\n', { b: undefined }, 'a: 1\nc: 3\n'],
    ['a: {}\nb: 1\n', { a: { c: is('x') } }, 'a:\n  c: x\nb: 1\n'],
    ['a: {}\nb: 1\n', { a: { c: undefined }, b: is(2) }, 'a: {}\nb: 2\n'],
    ['a:\n  b: 1\nc: 1\n', { a: { b: undefined } }, 'a: {}\nc: 1\n'],
  ])('%j', (source, entries, result) => {
    expect(writeYaml(source, entries as Part)).toBe(result);
  });
});

describe('a list', () => {
  const source = 'a:\n  # first\n  - x: 1\n  # second\n  - x: 2 # two\n\n  - x: 3\n# end\nb: 1\n';
  const spaced = 'a:\n  - x: 1\n\n  - x: 2\nb: 1\n';
  test.each([
    [
      source,
      [1, 0, 2],
      'a:\n  # first\n  # second\n  - x: 2 # two\n  - x: 1\n\n  - x: 3\n# end\nb: 1\n',
    ],
    [source, [0, 1], 'a:\n  # first\n  - x: 1\n  # second\n  - x: 2 # two\n# end\nb: 1\n'],
    [source, [], 'a:\n  # first\n  []\n# end\nb: 1\n'],
    [spaced, [1, 0], 'a:\n  - x: 2\n\n  - x: 1\nb: 1\n'],
    [spaced, [0, 1, { x: is(3) }], 'a:\n  - x: 1\n\n  - x: 2\n\n  - x: 3\nb: 1\n'],
    ['a: [ p, q, "r" ]\n', [2, 0], 'a: [ "r", p ]\n'],
    ['a: [ p ]\n', [0, is('x y')], 'a: [ p, x y ]\n'],
    ['a: []\nb: 1\n', [{ x: is('t'), y: is(1) }], 'a:\n  - x: t\n    y: 1\nb: 1\n'],
    ['a: []\n', [is('gnm'), is('bpt')], 'a: [ gnm, bpt ]\n'],
    ['a:\n  - { x: 1 }\n', [0, { x: is(2) }], 'a:\n  - { x: 1 }\n  - { x: 2 }\n'],
    ['a:\n  - one\n', [0, is('two\n\nthree')], 'a:\n  - one\n  - |\n    two\n\n    three\n'],
  ])('%j %j', (text, items, result) => {
    expect(writeYaml(text, arranged(text, 'a', ...items))).toBe(result);
  });
});

test('a reference to another part of the file is told, not lost', () => {
  expect(() => writeYaml('a: &x 1\nb: *x\n', { a: is(2) })).toThrow('*x refers to');
});

test('what is no YAML is not changed', () => {
  expect(() => writeYaml('a: [1\n', { a: is(1) })).toThrow();
});

/** Letters that YAML, HTML or a terminal take for something else. */
const hostile = fc.oneof(
  anyText({ minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '# no comment',
    'a: b',
    '- x',
    '!ask who',
    '&a *b',
    '{phone}',
    'it\'s "both"',
    'yes',
    '0x1F',
    '~',
    '<script>alert(1)</script>',
    'ప్రవేశాలు: 2027 # కొత్త',
    'one\n\n  two\n\tthree',
    '| >- %',
    '2026-11-22',
    ' leading',
    '---',
  ),
);

/** A list without entries, such as that of notices, has no value to change. */
const files = [...readContentFiles()].filter(([, source]) => scalars(source).length > 0);

/** Character ranges of the scalars in a text, tags included, in document order. */
function scalars(source: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  visit(readDocument(source), {
    Scalar(key, node) {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const tag = node.tag ? source.lastIndexOf(node.tag, start) : start;
      ranges.push({ start: tag, end });
    },
  });
  return ranges;
}

test('200 changed values leave all other bytes of the content as they are', () => {
  const edit = fc.record({
    file: fc.nat(files.length - 1),
    at: fc.uniqueArray(fc.nat(10_000), { minLength: 1, maxLength: 4 }),
    value: fc.oneof(hostile, fc.integer(), fc.constant(null)),
    mark: fc.constantFrom(undefined, 'placeholder' as const),
  });
  fc.assert(
    fc.property(edit, ({ file, at, value, mark }) => {
      const [, source] = files[file] as [string, string];
      const ranges = scalars(source);
      const before = partOf(parseSource(source).contents);
      const cells = cellsIn(before);
      expect(cells.length).toBe(ranges.length);
      const chosen = new Set(at.map((number) => number % ranges.length));
      const next = is(value, value === null ? undefined : mark);
      const wanted = [...chosen].reduce<Part>((part, index) => {
        const { path, cell } = cells[index] as (typeof cells)[number];
        const { $from } = cell;
        return withPart(part, path, $from === undefined ? next : { ...next, $from }) as Part;
      }, before);
      const result = writeYaml(source, wanted);

      expect(trimmed(partOf(parseSource(result).contents))).toEqual(trimmed(wanted));
      let at0 = 0;
      let from = 0;
      const changed = [...chosen].sort((a, b) => a - b).map((index) => ranges[index]);
      for (const range of changed) {
        const between = source.slice(from, range?.start);
        const found = result.indexOf(between, at0);
        expect(found).toBeGreaterThanOrEqual(0);
        if (from === 0) expect(found).toBe(0);
        at0 = found + between.length;
        from = range?.end ?? 0;
      }
      expect(result.slice(at0).endsWith(source.slice(from))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('200 rearranged lists keep every comment and every entry', () => {
  const edit = fc.record({
    file: fc.nat(files.length - 1),
    which: fc.nat(10_000),
    order: fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
    text: hostile,
  });
  fc.assert(
    fc.property(edit, ({ file, which, order, text }) => {
      const [, source] = files[file] as [string, string];
      const before = partOf(parseSource(source).contents);
      const lists = listsIn(before);
      const path = lists[which % lists.length];
      if (!path) return;
      const entries = partAt(before, path) as readonly Entry[];
      const kept = [...new Set(order.map((at) => at % Math.max(entries.length, 1)))];
      const next = [...kept.flatMap((at) => entries[at] ?? []), is(text)];
      const wanted = withPart(before, path, next as readonly Entry[]) as Part;
      const result = writeYaml(source, wanted);
      expect(trimmed(partOf(parseSource(result).contents))).toEqual(trimmed(wanted));
      // A line of comment may go with the entry that it is in, and with no other.
      const head = source.slice(0, source.indexOf('\n'));
      expect(result.startsWith(head)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

/** Paths of all lists, nested ones included. */
function listsIn(part: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof part !== 'object' || part === null || isCell(part)) return [];
  const isList = Array.isArray(part);
  const inner = Object.entries(part).flatMap(([key, one]) =>
    listsIn(one, [...path, isList ? Number(key) : key]),
  );
  return isList ? [path, ...inner] : inner;
}

/** Without places in lists, and without the white space at the end of texts. */
function trimmed(part: Part): unknown {
  const told = JSON.stringify(part, (key, value) => {
    if (key === '$from') return undefined;
    return typeof value === 'string' ? value.trimEnd() : value;
  });
  return JSON.parse(told);
}
