import { expect, test } from 'vitest';
import { tiedText } from './tied-text.ts';

test.each([
  ['₹ 20,000 a year', '₹_20,000 a year'],
  ['₹ {amount}', '₹_{amount}'],
  ['from 28 May to 20 June 2025', 'from 28_May to 20_June 2025'],
  ['{count} seats in {years} years', '{count}_seats in {years}_years'],
  ['within 14 days', 'within 14_days'],
  ['{study} + {internship}', '{study} +_{internship}'],
  ['Class 12 marks', 'Class 12 marks'],
  ['{course} కోర్సులో', '{course} కోర్సులో'],
  ['10 లక్షల లోపు', '10_లక్షల లోపు'],
])('%s', (text, tied) => {
  expect(tiedText(text)).toBe(tied.replaceAll('_', '\u00a0'));
});
