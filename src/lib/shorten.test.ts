import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text within the limit stays', () => {
  expect(shorten('Nursing in Guntur', 17)).toBe('Nursing in Guntur');
});

test('whole sentences are kept where they say enough', () => {
  expect(shorten('Courses and fees. Ask the office.', 25)).toBe('Courses and fees.');
});

test('otherwise it ends after a word, with an ellipsis and no mark before it', () => {
  expect(shorten('No. 5: Courses in nursing, physiotherapy and more', 30)).toBe(
    'No. 5: Courses in nursing…',
  );
});

test('one long word is cut', () => {
  expect(shorten('a'.repeat(80), 70)).toBe(`${'a'.repeat(69)}…`);
});
