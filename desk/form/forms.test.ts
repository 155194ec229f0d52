import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChanges, describeClash, pathNow } from '../describe-changes.ts';
import type { FieldSchema } from './field-schema.ts';
import { type Cell, type Entry, isStale, type Line, type Part, withPart } from './form.ts';
import { countedAs, mergeForms, type Side } from './merge-forms.ts';

const cell = (value: unknown, more: Partial<Cell> = {}): Cell => ({ $cell: true, value, ...more });
const entry = (name: string, $from?: number) =>
  ({ name: cell(name), ...($from === undefined ? {} : { $from }) }) as unknown as Entry;
const form = (lead: string, heading: string, ...names: string[]): Part => ({
  lead: cell(lead),
  heading: cell(heading),
  items: names.map(entry),
});

/** A form with a list of texts, as it was read: they are counted from the first. */
const read = (...names: string[]): Part => ({
  items: names.map((name, $from) => cell(name, { $from })),
});
const namesOf = (part: Part) =>
  (part as unknown as { items: readonly Cell[] }).items.map(({ value }) => value);

test('changes of two hands in one file are put together', () => {
  const before = form('a', 'b', 'x', 'y');
  const mine = form('mine', 'b', 'x', 'mine');
  const theirs = form('theirs', 'theirs', 'theirs', 'y');
  const { form: both, clashes } = mergeForms(before, mine, theirs);
  expect(both).toEqual(form('mine', 'theirs', 'theirs', 'mine'));
  expect(clashes).toMatchObject([{ path: ['lead'], before: cell('a'), theirs: cell('theirs') }]);
  expect(mergeForms(before, mine, theirs, 'theirs').form).toEqual(
    form('theirs', 'theirs', 'theirs', 'mine'),
  );
});

test('a list that only one hand rearranged stays as that hand left it', () => {
  const before = form('a', 'b', 'x', 'y');
  const mine = withPart(before, ['items'], [entry('y', 1), entry('x', 0)]) as Part;
  expect(mergeForms(before, mine, form('a', 'c', 'x', 'y')).form).toEqual({
    lead: cell('a'),
    heading: cell('c'),
    items: [entry('y', 1), entry('x', 0)],
  });
});

/** The names of entries before, as this hand and as the other left them, and of both together. */
type Lists = [
  what: string,
  before: string,
  mine: string,
  theirs: string,
  mine: string,
  theirs?: string,
];
test.each<Lists>([
  ['both add', 'ab', 'abx', 'aby', 'abyx'],
  ['both add the same', 'ab', 'abx', 'abx', 'abx'],
  ['one adds at the start, one at the end', 'ab', 'xab', 'aby', 'xaby'],
  ['one takes away, one adds', 'abc', 'ac', 'abcx', 'acx'],
  ['both take away the same', 'abc', 'ac', 'ac', 'ac'],
  ['both take away another one', 'abc', 'bc', 'ab', 'b'],
  ['one moves, one takes away', 'abcd', 'dabc', 'abd', 'dab'],
  ['one moves, one adds', 'abc', 'cab', 'abcx', 'cxab'],
  ['one moves, one changes', 'abc', 'cab', 'aBc', 'caB'],
  ['both move in the same way', 'abc', 'cab', 'cab', 'cab'],
  ['equal entries stay equal', 'axbx', 'abx', 'axbxy', 'abxy'],
  ['both change another one', 'abc', 'Abc', 'abC', 'AbC'],
  ['both change the same', 'abc', 'aXc', 'aYc', 'aXc', 'aYc'],
  ['one takes away what the other changes', 'abc', 'ac', 'aBc', 'ac', 'aBc'],
  ['one changes what the other takes away', 'abc', 'aBc', 'ac', 'aBc', 'ac'],
  ['both move in another way', 'abc', 'cab', 'bac', 'cab', 'bac'],
])('lists: %s', (_, before, mine, theirs, keptMine, keptTheirs = keptMine) => {
  const [old, own, other] = [before, mine, theirs].map((names) => read(...names)) as [
    Part,
    Part,
    Part,
  ];
  const counted = countedAs(old, own);
  const both = mergeForms(old, counted, other);
  expect(namesOf(both.form).join('')).toBe(keptMine);
  expect(namesOf(mergeForms(old, counted, other, 'theirs').form).join('')).toBe(keptTheirs);
  expect(both.clashes).toHaveLength(keptMine === keptTheirs ? 0 : 1);
});

test('of two hands that add, take away and move entries nothing is lost', () => {
  const start = [...'abcdef'];
  const list = (names: readonly string[]): Part => ({ items: names.map(entry) });
  const hand = (own: string) => fc.uniqueArray(fc.constantFrom(...start, ...own), { minLength: 3 });
  fc.assert(
    fc.property(hand('uvw'), hand('xyz'), (mine, theirs) => {
      const before = list(start);
      const sides = (['mine', 'theirs'] as const).map((keep) =>
        mergeForms(before, countedAs(before, list(mine)), list(theirs), keep),
      );
      const wanted = [...start, ...'uvwxyz'].filter((name) => {
        const has = [mine.includes(name), theirs.includes(name)];
        return start.includes(name) ? has.every(Boolean) : has.some(Boolean);
      });
      const found = sides.map(({ form }) => {
        const { items } = form as unknown as { items: readonly { name: Cell }[] };
        return items.map(({ name }) => String(name.value));
      });
      for (const names of found) expect(names.toSorted()).toEqual(wanted.toSorted());
      // Only the order can be another one on both sides.
      const isAsked = sides[0]?.clashes.length === 1;
      expect(isAsked || found[0]?.join() === found[1]?.join()).toBe(true);
    }),
    { seed: 20261127, numRuns: 500 },
  );
});

test('an entry that both changed in another field is joined, wherever it has moved', () => {
  const course = (code: string, seats: number, fee: number, $from?: number) =>
    ({ code: cell(code), seats: cell(seats), fee: cell(fee), $from }) as unknown as Entry;
  const before = { items: [course('gnm', 60, 1, 0), course('bpt', 40, 2, 1)] };
  const mine = { items: [course('bpt', 40, 3, 1), course('gnm', 60, 1, 0)] };
  const theirs = { items: [course('gnm', 60, 1, 0), course('bpt', 50, 2, 1)] };
  expect(mergeForms(before, mine, theirs)).toEqual({
    form: { items: [course('bpt', 50, 3, 1), course('gnm', 60, 1, 0)] },
    clashes: [],
  });
});

test('an entry that took the place of another one is not mixed with it', () => {
  const list = (code: string, seats: number, years: number): Part => ({
    items: [{ code: cell(code), seats: cell(seats), years: cell(years), $from: 0 } as never],
  });
  const before = list('gnm', 60, 4);
  const mine = countedAs(before, list('bpt', 40, 4));
  const { form: both, clashes } = mergeForms(before, mine, list('gnm', 60, 3));
  expect(both).toEqual(mine);
  expect(clashes).toMatchObject([{ mine: [], theirs: [{ years: cell(3) }] }]);
});

test('a text and its translation are two fields, and nobody has read them together yet', () => {
  const line = (value: string, te: Line) => ({ lead: cell(value, { lines: { te } }) });
  const before = line('Call', { text: 'ఫోన్', readOf: 'Call' });
  const mine = line('Call us', { text: 'ఫోన్', readOf: 'Call' });
  const theirs = line('Call', { text: 'కాల్', readOf: 'Call' });
  expect(mergeForms(before, mine, theirs)).toEqual({
    form: line('Call us', { text: 'కాల్' }),
    clashes: [],
  });
  // Whoever changed both has read them.
  const read = line('Call us', { text: 'కాల్ చేయండి', fits: true });
  expect(mergeForms(before, read, before).form).toEqual(read);
  const [clash] = mergeForms(before, read, theirs).clashes;
  const told = clash && describeClash('Contact', schema, clash, 'theirs');
  expect(told).toEqual([{ place: 'Contact › Opening sentence › Telugu', text: '“ఫోన్” → “కాల్”' }]);
});

test('a value that one confirms and another leaves alone is confirmed', () => {
  const marked = { lead: cell('a', { mark: 'placeholder' as const }) };
  const same = { lead: cell('b', { mark: 'placeholder' as const }) };
  expect(mergeForms(marked, same, { lead: cell('b') })).toEqual({
    form: { lead: cell('b') },
    clashes: [],
  });
});

test('what both changed is told with its entry, on each side', () => {
  const list = (...names: string[]): Part => ({
    items: names.map((name) => ({ ...entry(name), seats: cell(60) }) as unknown as Entry),
  });
  const before = list('One', 'Two');
  const mine = countedAs(before, list('One'));
  const { clashes } = mergeForms(before, mine, list('One', 'Second'));
  const told = (side: Side) =>
    clashes.flatMap((clash) => describeClash('Contact', schema, clash, side));
  expect(told('mine')).toEqual([{ place: 'Contact › Items', text: '“Two” is taken away' }]);
  expect(told('theirs')).toEqual([
    { place: 'Contact › Items › “Second” › Name', text: '“Two” → “Second”' },
  ]);
});

const text: FieldSchema = { type: 'string', prose: true };
const schema: FieldSchema = {
  properties: {
    lead: text,
    seats: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    items: { items: { properties: { name: text } } },
  },
};
const changes = (before: Part, after: Part) =>
  describeChanges('Contact', schema, before, after).map(({ place, text }) => `${place}: ${text}`);

test('an entry without a name is called by its list and its number', () => {
  expect(changes({ items: [] }, { items: [{ name: cell('') }] })).toEqual([
    'Contact › Items: Items 1 is new',
  ]);
});

test('a day is written as officers write it', () => {
  expect(changes({ items: [] }, { items: [entry('2026-06-01')] })).toEqual([
    'Contact › Items: “1 June 2026” is new',
  ]);
});

test('changes are said in plain words', () => {
  const before: Part = {
    lead: cell('Call', { mark: 'placeholder', lines: { te: { text: 'ఫోన్' } } }),
    seats: cell(null, { mark: 'ask', question: 'How many?' }),
    items: [entry('One', 0), entry('Two', 1), entry('Three', 2)],
  };
  const after: Part = {
    lead: cell('Call', { lines: { te: { text: 'కాల్' } } }),
    seats: cell(40),
    items: [entry('Two', 1), entry('First', 0), entry('New')],
  };
  expect(changes(before, after)).toEqual([
    'Contact › Opening sentence: “Call” is confirmed',
    'Contact › Opening sentence › Telugu: “ఫోన్” → “కాల్”',
    'Contact › Seats: not known → “40”',
    'Contact › Items: “Three” is taken away',
    'Contact › Items › “First” › Name: “One” → “First”',
    'Contact › Items: “New” is new',
    'Contact › Items: the order is another one',
  ]);
  expect(changes(before, before)).toEqual([]);
  const photograph = (at: number) => ({ lead: cell(`photo-picture-0000000${at}`) });
  expect(changes(photograph(1), photograph(2))).toEqual([
    'Contact › Opening sentence: a photograph → a photograph',
  ]);
});

test('an old value is found in an entry that has moved since', () => {
  const before: Part = { items: [entry('One', 0), entry('Two', 1)] };
  const [change] = describeChanges('Contact', schema, before, {
    items: [entry('Uno', 0), entry('Two', 1)],
  });
  const now = (...names: string[]) => ({ items: names.map((name) => entry(name)) });
  const old = change?.old ?? { path: [], names: [] };
  expect(change?.old?.cell.value).toBe('One');
  expect(pathNow(old, now('Two', 'Uno'))).toEqual(['items', 1, 'name']);
  expect(pathNow(old, now('Once', 'Two'))).toEqual(['items', 0, 'name']);
  expect(pathNow(old, now())).toBeUndefined();
});

test('a change far behind in a long text is told with the words around it', () => {
  const long = 'A library of many books and of quiet places to read and learn. '.repeat(4);
  const told = (before: string, after: string) =>
    changes({ lead: cell(before) }, { lead: cell(after) });
  const [change = ''] = told(`${long}Open on Monday.`, `${long}Open on Friday.`);
  expect(change).toMatch(/^Contact › Opening sentence: “… .*Monday\.” → “… .*Friday\.”$/);
  expect(told(`Words ${long}`, `Words, ${long}`)).toHaveLength(1);
  expect(told(`${long}\n\n${long}`, `${long}${long}`)).toEqual([
    'Contact › Opening sentence: spaces or lines are different',
  ]);
});

test('a translation is to be read again when the English has changed since, until somebody says it fits', () => {
  const line = { text: 'ఫోన్', readOf: 'Call' };
  expect(isStale(cell('Call', { lines: { te: line } }), 'te')).toBe(false);
  expect(isStale(cell('Call us', { lines: { te: line } }), 'te')).toBe(true);
  expect(isStale(cell('Call us', { lines: { te: { ...line, fits: true } } }), 'te')).toBe(false);
  expect(isStale(cell('Call us', { lines: { te: {} } }), 'te')).toBe(false);
});
