import { expect, test } from 'vitest';
import { counting } from './plural.ts';

test.each([
  [0, '0 seats in {year}'],
  [1, '1 seat in {year}'],
  [2, '2 seats in {year}'],
  [21, '21 seats in {year}'],
])('%i picks its phrase, whose other words wait to be filled', (number, text) => {
  const phrases = { one: '{count} seat in {year}', other: '{count} seats in {year}' };
  expect(counting('en-IN')(number, phrases)).toBe(text);
});
