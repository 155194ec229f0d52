import { expect, test } from 'vitest';
import {
  describeAttendance,
  describeIntake,
  describeInternship,
  describeLength,
  describePassMark,
  isoDuration,
} from './programme-facts.ts';

test.each([
  [{ years: 2 }, '2 years', 'P2Y'],
  [{ years: 1 }, '1 year', 'P1Y'],
  [{ years: 4, internshipMonths: 6 }, '4 years + 6 months', 'P4Y6M'],
  [{ years: 3, internshipMonths: 12 }, '3 years + 1 year', 'P4Y'],
  [{ years: 4, internshipMonths: 6, internshipWithin: true }, '4 years + 6 months', 'P4Y'],
] as const)('%j lasts %s', (duration, words, iso) => {
  expect(describeLength(duration)).toBe(words);
  expect(isoDuration(duration)).toBe(iso);
});

test.each([
  [{ years: 2 }, undefined],
  [{ years: 4, internshipMonths: 6 }, '6 months, after the 4 years'],
  [{ years: 4, internshipMonths: 6, internshipWithin: true }, '6 months, within the 4 years'],
  [{ years: 3, internshipMonths: 12 }, '1 year, after the 3 years'],
] as const)('%j has the internship %s', (duration, words) => {
  expect(describeInternship(duration)).toBe(words);
});

test.each([
  [[{ seats: 50 }], '50 seats'],
  [
    [
      { group: 'MPC', seats: 60 },
      { group: 'BiPC', seats: 60 },
    ],
    'MPC 60 seats, BiPC 60 seats',
  ],
  [[{ seats: null }], undefined],
])('an intake of %j reads "%s"', (intake, words) => {
  expect(describeIntake(intake)).toBe(words);
});

test('attendance and pass marks say what they are counted in', () => {
  expect(describeAttendance({ theory: 80, clinical: 100 })).toBe(
    '80% in theory and 100% in clinical practice',
  );
  expect(describeAttendance({ subject: 75 })).toBe('75% in each subject each year');
  expect(describePassMark({ percentage: 50, in: 'theory-and-practical' })).toBe(
    '50% in theory and practical separately',
  );
});
