import { expect, test } from 'vitest';
import { tiedText, untiedText } from '#src/lib/tied-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { type Describe, describing } from './describe.ts';

const describe: Describe = describing(fixtureEdition().words.rules, 'en');

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
  expect(describe.entry(rules)).toBe(words);
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
  expect(untiedText(describe.age(age))).toBe(words);
});

test('lower percentages name their categories', () => {
  expect(describe.reserved([{ categories: ['SC', 'ST', 'BC'], percentage: 40 }])).toBe(
    '40% for SC/\u2060ST/\u2060BC',
  );
  expect(describe.reserved([])).toBe('');
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a or b', 'a and b'],
  [['a', 'b', 'c'], 'a, b or c', 'a, b and c'],
])('%j is listed as "%s" and "%s"', (items, either, all) => {
  expect(describe.either(items)).toBe(either);
  expect(describe.list(items)).toBe(all);
});

test.each([
  [{ years: 2 }, '2 years', '2 years'],
  [{ years: 1 }, '1 year', '1 year'],
  [{ years: 2, fullTime: true }, '2 years', '2 years full time'],
  [{ years: 3, internshipMonths: 6 }, '3 years + 6 months', '3 years + 6-month internship'],
  [{ years: 4, internshipMonths: 6 }, '4 years + 6 months', '4 years + 6-month internship'],
  [{ years: 3, internshipMonths: 12 }, '3 years + 1 year', '3 years + 1-year internship'],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 },
    '4 years + 6 months',
    '4 years in 8 semesters, with a 6-month internship in the final semester',
  ],
] as const)('%j lasts %s, at length %s', (duration, length, long) => {
  expect(describe.length(duration)).toBe(tiedText(length));
  expect(describe.duration(duration)).toBe(tiedText(long));
  expect(describe.duration(duration, true)).toBe(tiedText(`${long} (indicative)`));
});

test('the cards have the lengths of SPEC.md', () => {
  expect(describe.shortDuration({ years: 3, internshipMonths: 6 })).toBe(tiedText('3.6 years'));
  expect(describe.shortDuration({ years: 4, internshipMonths: 6 })).toBe(tiedText('4.6 years'));
});

test.each([
  [{ years: 2 }, undefined],
  [{ years: 4, internshipMonths: 6 }, '6 months, after the 4 years'],
  [{ years: 4, internshipMonths: 6, internshipWithin: true }, '6 months, within the 4 years'],
  [{ years: 3, internshipMonths: 12 }, '1 year, after the 3 years'],
] as const)('%j has the internship %s', (duration, words) => {
  expect(describe.internship(duration)).toBe(words && tiedText(words));
});

test.each([
  [[{ seats: 50 }], '50 seats'],
  [[{ seats: 1 }], '1 seat'],
  [
    [
      { group: 'MPC', seats: 60 },
      { group: 'BiPC', seats: 60 },
    ],
    'MPC 60 seats, BiPC 60 seats',
  ],
  [[{ seats: null }], undefined],
] as const)('an intake of %j reads "%s"', (intake, words) => {
  expect(describe.intake(intake)).toBe(words && tiedText(words));
});

test('attendance and pass marks say what they are counted in', () => {
  expect(describe.attendance({ theory: 80, clinical: 100 })).toBe(
    '80% in theory and 100% in clinical practice',
  );
  expect(describe.attendance({ subject: 75 })).toBe('75% in each subject each year');
  expect(describe.passMark({ percentage: 50, in: 'theory-and-practical' })).toBe(
    '50% in theory and practical separately',
  );
});

test('rupees are in Indian digit groups', () => {
  expect(describe.amount(100_000)).toBe('₹\u00a01,00,000');
});

test.each([
  [
    {
      rule: 'previous',
      outcome: 'met',
      previous: ['intermediate'],
      anyStream: true,
      given: { passed: 'gnm', before: true },
    },
    ['A pass in 10+2 in any stream', 'You passed it before GNM', undefined],
  ],
  [
    {
      rule: 'previous',
      outcome: 'unknown',
      previous: ['bsc-nursing', 'gnm'],
      anyStream: false,
      given: { passed: 'gnm', before: false },
      hint: { through: 'Post Basic B.Sc Nursing' },
    },
    ['A pass in B.Sc Nursing or GNM', 'You passed GNM', 'Post Basic B.Sc Nursing comes first'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'Chemistry', 'Biology'],
      given: { lacks: ['Biology'], stream: 'MPC' },
    },
    ['Physics, Chemistry and Biology at 10+2', 'MPC has no Biology', undefined],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'English'],
      given: { lacks: ['Physics', 'English'] },
    },
    ['Physics and English at 10+2', 'You had no Physics or English', undefined],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Biology'],
      given: { bridge: false },
      hint: 'bridge',
    },
    [
      'Biology at 10+2',
      'You have not passed the bridge course',
      'After a vocational group the bridge course counts',
    ],
  ],
  [
    { rule: 'subjects', outcome: 'met', subjects: ['Biology'], given: { took: 'BiPC' } },
    ['Biology at 10+2', 'You took BiPC', undefined],
  ],
  [
    { rule: 'stream', outcome: 'missed', streams: ['MPC', 'BiPC'], given: { took: 'Other' } },
    ['MPC or BiPC at 10+2', 'You took another group', undefined],
  ],
  [
    { rule: 'stream', outcome: 'met', streams: ['MPC'], given: { took: 'MPC' } },
    ['MPC at 10+2', 'You took MPC', undefined],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 40, over: 'aggregate' },
      hint: 'ask',
    },
    ['At least 40%', undefined, 'Fill in this percentage'],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 50, over: 'pcb' },
      given: 0,
      hint: { categories: ['SC', 'ST'], percentage: 40 },
    },
    ['At least 50% in PCB', 'You have 0%', 'For SC/ST, 40% may be enough: ask the office'],
  ],
  [
    {
      rule: 'age',
      outcome: 'missed',
      age: { minimum: 17 },
      day: '2027-12-31',
      given: { youngest: 15, oldest: 15, ahead: true },
      hint: { firstYear: 2029 },
    },
    [
      'At least 17 years on 31 December 2027',
      'You will be 15 on that day',
      'The year to join is 2029',
    ],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17 },
      day: '2027-06-30',
      given: { youngest: 16, oldest: 17, ahead: false },
      hint: 'exact',
    },
    [
      'At least 17 years on 30 June 2027',
      'You are 16 or 17 on that day',
      'The full date of birth decides',
    ],
  ],
  [
    { rule: 'age', outcome: 'unknown', age: { maximum: 35 }, day: '2027-12-31', hint: 'ask' },
    ['At most 35 years on 31 December 2027', undefined, 'Fill in your year of birth'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17, maximum: 35 },
      day: '2027-12-31',
      given: { youngest: 42, oldest: 42, ahead: true },
      hint: { relaxed: { categories: ['SC', 'ST'], years: null } },
    },
    [
      '17 to 35 years on 31 December 2027',
      'You will be 42 on that day',
      'The upper age is relaxed for SC/ST: the office says by how much',
    ],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17, maximum: 35 },
      day: '2027-12-31',
      hint: { relaxed: { categories: ['SC'], years: 5 } },
    },
    ['17 to 35 years on 31 December 2027', undefined, 'The upper age is relaxed for SC by 5 years'],
  ],
  [
    { rule: 'confirmation', outcome: 'unknown' },
    [
      'The rules of this course are indicative',
      undefined,
      'Ask the office for the rules of your year',
    ],
  ],
] as const)('a check reads: %#', (check, [required, given, hint]) => {
  const said = describe.check(check);
  expect([said.required, said.given, said.hint].map((text) => text && untiedText(text))).toEqual([
    required,
    given,
    hint,
  ]);
});
