import { expect, test } from 'vitest';
import { describeChanges, pathNow } from '../describe-changes.ts';
import type { FieldSchema } from './field-schema.ts';
import { type Cell, type Entry, isStale, type Part, withPart } from './form.ts';
import { mergeForms } from './merge-forms.ts';

const cell = (value: unknown, more: Partial<Cell> = {}): Cell => ({ $cell: true, value, ...more });
const entry = (name: string, $from?: number) =>
  ({ name: cell(name), ...($from === undefined ? {} : { $from }) }) as unknown as Entry;
const form = (lead: string, heading: string, ...names: string[]): Part => ({
  lead: cell(lead),
  heading: cell(heading),
  items: names.map(entry),
});

test('changes of two hands in one file are put together', () => {
  const before = form('a', 'b', 'x', 'y');
  const mine = form('mine', 'b', 'x', 'mine');
  const theirs = form('theirs', 'theirs', 'theirs', 'y');
  expect(mergeForms(before, mine, theirs)).toEqual(form('mine', 'theirs', 'theirs', 'mine'));
});

test('a list that only one hand rearranged stays as that hand left it', () => {
  const before = form('a', 'b', 'x', 'y');
  const mine = withPart(before, ['items'], [entry('y', 1), entry('x', 0)]) as Part;
  expect(mergeForms(before, mine, form('a', 'c', 'x', 'y'))).toEqual({
    lead: cell('a'),
    heading: cell('c'),
    items: [entry('y', 1), entry('x', 0)],
  });
});

test('a list that both hands changed is not guessed', () => {
  const before = form('a', 'b', 'x', 'y');
  const mine = withPart(before, ['items'], [entry('y', 1), entry('x', 0)]) as Part;
  expect(mergeForms(before, mine, form('a', 'b', 'theirs', 'y'))).toBeUndefined();
  expect(mergeForms(before, form('a', 'b', 'mine', 'y'), form('a', 'b', 'x'))).toBeUndefined();
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
