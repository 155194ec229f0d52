import { expect, test } from 'vitest';
import { atDay } from '#src/admissions/admission-dates.ts';
import { makeEdition, makeEditions } from '#src/content/engine/edition.ts';
import { tiedText } from '#src/lib/tied-text.ts';
import { sectionIds } from '#src/routes.ts';
import { ask, filesWith, fixtureEdition } from '#tests/support/fixture.ts';
import {
  admissionInShort,
  admissionOf,
  calendarEvents,
  pastInWords,
  yearThreads,
} from './admission-dates.ts';

const testIds = fixtureEdition().content.dates.tests.list.map(({ id }) => id);
const neet = testIds.indexOf('neet-ug');

/** Nobody has told a day of this year or the next. */
const nothing = Object.fromEntries([
  ...sectionIds.flatMap((id) =>
    ['opens', 'closes', 'classes'].map((step) => [`programmes.${id}.${step}`, ask]),
  ),
  ...testIds.flatMap((_, index) =>
    ['opens', 'closes', 'test'].map((step) => [`tests.list.${index}.${step}`, ask]),
  ),
]);
/** GNM with dates of its own, and NEET-UG on two days. */
const known = {
  ...nothing,
  'programmes.gnm.opens': '2027-03-01',
  'programmes.gnm.closes': '2027-03-31',
  'programmes.gnm.classes': '2027-04-12',
  [`tests.list.${neet}.test`]: '2027-07-04',
  [`tests.list.${neet}.testEnds`]: '2027-07-05',
};

const nothingKnown = makeEdition(filesWith({ 'dates.yaml': nothing }));
const gnmKnown = makeEdition(filesWith({ 'dates.yaml': known }));

test('while nobody has told the dates, a course names the month to watch or says whom to ask', () => {
  expect(admissionOf(nothingKnown, 'gnm')).toEqual([
    { from: '', text: 'Watch for the notice from August' },
  ]);
  expect(admissionOf(nothingKnown, 'academy')).toEqual([
    { from: '', text: 'Ask the office for the dates' },
  ]);
  expect(admissionInShort(nothingKnown)).toHaveLength(1);
});

test.each([
  ['2027-02-28', 'Opens on 1 March 2027'],
  ['2027-03-01', 'Open until 31 March 2027'],
  ['2027-03-30', 'Closes in 1 day'],
  ['2027-03-31', 'Today is the last day'],
  ['2027-04-01', 'Closed for this year'],
  ['2027-04-12', 'Classes began on 12 April 2027'],
])('on %s GNM says “%s”', (day, text) => {
  expect(atDay(admissionOf(gnmKnown, 'gnm'), day)?.text).toBe(tiedText(text));
});

test('the line on Home names what is open', () => {
  const said = admissionInShort(gnmKnown);
  expect(said.map(({ from }) => from)).toEqual(['', '2027-03-01', '2027-04-01']);
  expect(atDay(said, '2027-03-15')?.text).toBe('open now for GNM.');
});

test('a date that is known is in the calendar, and the note of past years is gone', () => {
  const events = calendarEvents(gnmKnown, '2026-11-22');
  const gnm = events.filter(({ of }) => of === 'gnm');
  expect(gnm.map(({ step, day }) => [step, day])).toEqual([
    ['opens', '2027-03-01'],
    ['closes', '2027-03-31'],
    ['classes', '2027-04-12'],
  ]);
  const exam = events.find(({ of }) => of === 'neet-ug');
  expect([exam?.day, exam?.until]).toEqual(['2027-07-04', '2027-07-05']);
});

test('a programme without a date reminds in the month to watch that comes next', () => {
  const dayOf = (id: string, today: string) =>
    calendarEvents(nothingKnown, today).find(({ of }) => of === id)?.day;
  expect(dayOf('neet-ug', '2026-11-22')).toBe('2027-02-01');
  expect(dayOf('neet-ug', '2026-02-01')).toBe('2026-02-01');
  expect(dayOf('neet-ug', '2026-02-02')).toBe('2027-02-01');
  // B.Sc Nursing is entered through NEET-UG, so its reminder comes in the same month.
  expect(dayOf('bsc-nursing', '2026-11-22')).toBe('2027-02-01');
  // No past year is known, only the month from which to look.
  expect(dayOf('gnm', '2026-11-22')).toBe('2027-08-01');
  // Nobody knows when the notices of B.Sc MLT came.
  expect(dayOf('bsc-mlt', '2026-11-22')).toBeUndefined();
});

test('both editions have the same events, each in its own words', () => {
  const [english, telugu] = makeEditions(filesWith({ 'dates.yaml': known })).map((edition) =>
    calendarEvents(edition, '2026-11-22'),
  );
  expect(telugu?.map(({ id, day }) => [id, day])).toEqual(english?.map(({ id, day }) => [id, day]));
  for (const { title, link } of telugu ?? []) {
    expect(title).toMatch(/[\u0c00-\u0c7f]/);
    expect(link).toContain('/te/admissions/dates#');
  }
});

test('the drawing of the year has what is known of past years, each day in its month', () => {
  const threads = yearThreads(nothingKnown);
  const monthsOf = (id: string) =>
    threads
      .find((thread) => thread.id === id)
      ?.stretches.map(({ step, from, to }) => [
        step,
        ...[from, to].map((at) => Math.floor(at * 12)),
      ]);
  expect(monthsOf('intermediate')).toEqual([
    ['opens', 3, 4],
    ['classes', 3, 3],
    ['opens', 3, 6],
  ]);
  expect(monthsOf('neet-ug')).toEqual([
    ['opens', 1, 2],
    ['test', 5, 5],
  ]);
  expect(monthsOf('jee-main')).toEqual([
    ['test', 0, 0],
    ['test', 3, 3],
  ]);
  expect(threads.map(({ id }) => id)).not.toContain('academy');
});

test('NEET-UG of 2026 was the test of 21 June, which was held again', () => {
  const { past } = nothingKnown.content.dates.tests.list[neet] ?? {};
  expect(past?.map((year) => pastInWords(nothingKnown, year))).toEqual(
    [
      'Applications 8 February to 8 March 2026. The last day was then extended.',
      'Test 21 June 2026. It took the place of the test of 3 May, which was cancelled.',
    ].map(tiedText),
  );
});

test.each([
  [
    'opens without closes',
    { 'programmes.gnm.opens': '2027-03-01' },
    /gnm: must have the opening and the closing day/,
  ],
  [
    'closes before opens',
    { 'programmes.gnm.opens': '2027-03-02', 'programmes.gnm.closes': '2027-03-01' },
    /gnm\.closes: is before the opening day/,
  ],
])('%s stops the build', (_name, facts, message) => {
  const files = filesWith({ 'dates.yaml': { ...nothing, ...facts } });
  expect(() => makeEdition(files)).toThrow(message);
});
