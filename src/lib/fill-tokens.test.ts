import { expect, test, vi } from 'vitest';
import { fill, fillTokens, type Phrase } from './fill-tokens.ts';
import type { Plural } from './plural.ts';

test('fills every text of a value, however deep', () => {
  const value = { title: 'BPT, {length}', rows: [{ details: '{age}' }], seats: 50, code: null };
  expect(fillTokens(value, { length: '4 years', age: '17' }, vi.fn())).toEqual({
    title: 'BPT, 4 years',
    rows: [{ details: '17' }],
    seats: 50,
    code: null,
  });
});

test('names an unknown token and where it is', () => {
  const onUnknown = vi.fn();
  const filled = fillTokens({ rows: [{ details: 'At {agge}' }] }, { age: '17' }, onUnknown);
  expect(filled).toEqual({ rows: [{ details: 'At {agge}' }] });
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith('agge', 'rows[0].details');
});

test('a word is put in as it is, even when it looks like a token or a pattern', () => {
  expect(fillTokens('{a}', { a: '{b} $& $1' }, vi.fn())).toBe('{b} $& $1');
});

test('a number takes the place of its token, and a token without a value stays', () => {
  expect(fill('{count} of {all}', { count: 0, all: undefined })).toBe('0 of {all}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});

test('a phrase that is filled without one of its words does not compile', () => {
  const phrase: Phrase<'number' | 'count'> = '{number} of {count}';
  const phrases: Plural<'count' | 'query'> = { one: '', other: '' };
  // @ts-expect-error the count is missing
  expect(fill(phrase, { number: 1 })).toBe('1 of {count}');
  // @ts-expect-error the number is not known
  expect(fill(phrase, { number: undefined, count: 2 })).toBe('{number} of 2');
  // @ts-expect-error the query waits to be filled
  const text: Plural = phrases;
  expect(text).toBe(phrases);
});
