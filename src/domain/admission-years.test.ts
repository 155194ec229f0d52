import { expect, test } from 'vitest';
import { admissionYear, admissionYears } from './admission-years.ts';

test.each([
  ['2026-09-30', 2026],
  ['2026-10-01', 2027],
  ['2027-01-01', 2027],
] as const)('on %s applicants think of %i', (today, year) => {
  expect(admissionYear(today, '10-01')).toBe(year);
});

test.each([
  ['2026-09-30', '10-01', [2026, 2027], 2026],
  ['2026-10-01', '10-01', [2026, 2027], 2027],
  ['2026-12-31', '10-01', [2026, 2027], 2027],
  ['2027-01-02', '10-01', [2027, 2028], 2027],
  ['2027-01-15', '11-01', [2027, 2028], 2027],
  ['2026-11-27', '11-01', [2026, 2027], 2027],
  ['2026-11-21', '02-01', [2027, 2028], 2027],
] as const)('on %s, with the next year from %s, %j are offered', (today, from, offered, start) => {
  expect(admissionYears(today, from)).toEqual({ offered, start });
});
