import { expect, test } from 'vitest';
import { describeAge, describeEntry, describeReserved, list } from './entry-rules.ts';

test.each([
  [{ previous: ['class-10'] }, 'A pass in 10th class or SSC'],
  [
    { previous: ['intermediate'], streams: 'any', minimum: { percentage: 40, over: 'aggregate' } },
    '10+2 in any stream, with at least 40%',
  ],
  [
    {
      previous: ['intermediate'],
      streams: ['BiPC'],
      subjects: ['Physics', 'Chemistry', 'Biology', 'English'],
      minimum: { percentage: 45, over: 'pcb-english' },
    },
    '10+2 with Physics, Chemistry, Biology and English, with at least 45% aggregate in PCB and English',
  ],
  [
    {
      previous: ['intermediate'],
      subjects: ['Physics', 'Chemistry', 'Biology'],
      minimum: { percentage: 50, over: 'pcb' },
    },
    '10+2 with Physics, Chemistry and Biology, with at least 50% in PCB',
  ],
  [{ previous: ['bsc-nursing', 'gnm'] }, 'B.Sc Nursing or GNM'],
] as const)('an entry rule reads: %#', (rules, words) => {
  expect(describeEntry(rules)).toBe(words);
});

test.each([
  [{ minimum: 17 }, 'At least 17 years'],
  [{ maximum: 35 }, 'At most 35 years'],
  [{ minimum: 17, reckonedOn: '12-31' }, 'At least 17 years on 31 December of the admission year'],
  [
    { minimum: 17, maximum: 35, relaxation: { categories: ['SC', 'ST'], years: null } },
    '17 to 35 years, with relaxation for SC/ST',
  ],
  [
    { minimum: 17, maximum: 35, relaxation: { categories: ['SC', 'ST'], years: 5 } },
    '17 to 35 years, with relaxation of 5 years for SC/ST',
  ],
] as const)('an age rule reads: %#', (age, words) => {
  expect(describeAge(age)).toBe(words);
});

test('lower percentages name their categories', () => {
  expect(describeReserved([{ categories: ['SC', 'ST', 'BC'], percentage: 40 }])).toBe(
    '40% for SC/ST/BC',
  );
  expect(describeReserved()).toBe('');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j is listed as "%s"', (items, words) => {
  expect(list(items, 'or')).toBe(words);
});
