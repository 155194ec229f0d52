import { expect, test } from 'vitest';
import { isoDuration } from './programme-facts.ts';

test.each([
  [{ years: 2 }, 'P2Y'],
  [{ years: 1 }, 'P1Y'],
  [{ years: 4, internshipMonths: 6 }, 'P4Y6M'],
  [{ years: 3, internshipMonths: 12 }, 'P4Y'],
  [{ years: 4, internshipMonths: 6, internshipWithin: true }, 'P4Y'],
] as const)('%j lasts %s', (duration, iso) => {
  expect(isoDuration(duration)).toBe(iso);
});
