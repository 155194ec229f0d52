import { expect, test } from 'vitest';
import { faultOfMarkdown } from './markdown-faults.ts';

test.each([
  'Ask **the office** or see [fees](/admissions/costs).',
  '- one\n- two',
  '1. one\n2. two',
  'In 2026. Ask the office.',
  'Of 5 * 3 and 2 * 4, and #1.',
])('%j passes', (text) => {
  expect(faultOfMarkdown(text)).toBeUndefined();
});

test.each([
  ['2026. Ask the office.', 'begins a line with “2026.”'],
  ['Ask us.\n\n2027. Then come.', 'begins a line with “2027.”'],
  ['# Ask the office', 'has a heading'],
  ['Ask the office\n---', 'has a heading'],
  ['Ask **the office.', 'has ** without'],
  ['Ask ** the office ** now.', 'has ** without'],
  ['- Ask **us', 'has ** without'],
  ['Come.\n\n    Bring papers.', 'has a line that begins with four spaces'],
  ['> 50% in PCB', 'has a line that begins with >'],
  ['Come.\n\n---\n\nBring papers.', 'has a line of - or *'],
  ['It ~~was~~ is.', 'has text between ~'],
  ['Write `this`.', 'has text between signs like `'],
])('%j is refused', (text, fault) => {
  expect(faultOfMarkdown(text)).toMatch(new RegExp(`^${fault.replace(/[*]/g, '\\$&')}`));
});
