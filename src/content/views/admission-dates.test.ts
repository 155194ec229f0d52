import { expect, test } from 'vitest';
import { makeEdition, makeEditions } from '#src/content/check/edition.ts';
import { typeset } from '#src/lib/tied-text.ts';
import { sectionIds } from '#src/routes.ts';
import { gnmKnown, known, neet, nothing, nothingKnown } from '#tests/support/dates.ts';
import { filesWith } from '#tests/support/fixture.ts';
import {
  admissionOf,
  calendarEvents,
  datedTests,
  endingsOf,
  outdatedDates,
  pastInWords,
  seasonsOf,
  testOf,
  whenToApply,
} from './admission-dates.ts';

const built = '2026-11-26';

/** The sentence of a day, of a page built in November. */
function at(said: readonly { from: string; text: string }[], day: string): string | undefined {
  return said.filter(({ from }) => from <= day).pop()?.text;
}

const exception =
  /nursing admissions until 31\sDecember in 2025 .*seen no notice by 27\sNovember\s2026\./;

test.each([
  [
    'gnm',
    'For 2027: watch for the form from June; it can come earlier or later (in 2021: 20 September to 12 October).',
  ],
  ['intermediate', 'For 2027: watch for the form from March (in 2025: 1 April to 31 July).'],
  [
    'academy',
    'For 2027: watch for the Intermediate form from March (in 2025: 1 April to 31 July).',
  ],
  ['bpt', 'For 2027: watch for the NEET-UG form from January (in 2026: 8 February to 11 March).'],
  [
    'bsc-nursing',
    'For 2027: watch for the NEET-UG form from January (in 2026: 8 February to 11 March).',
  ],
] as const)('in November, while nobody has told the dates, %s says “%s”', (id, text) => {
  const said = at(admissionOf(nothingKnown, id, built), built) ?? '';
  expect(said).toContain(typeset('Want a seat in 2026? Call us before you give up the year.'));
  expect(said).toContain(typeset(text));
  expect(exception.test(said)).toBe(id === 'gnm' || id === 'bsc-nursing');
});

test('a course that begins with the form of a test says where that form is', () => {
  const said = admissionOf(nothingKnown, 'bpt', built);
  expect(at(said, '2027-02-08')).toBe(
    typeset('For 2027: watch for the NEET-UG form now (in 2026: 8 February to 11 March).'),
  );
  expect(at(said, '2027-05-01')).toMatch(
    /^For 2028: .*\nFilled in the NEET-\u2060?UG form of 2027\? Watch for the university’s notice/,
  );
});

test('seats go by the result of a test only from the year that it leads to', () => {
  const said = admissionOf(nothingKnown, 'bsc-nursing', '2026-04-01');
  expect(at(said, '2026-04-01')).toContain(
    typeset('Filled in the NEET-UG form of 2026? Watch for the university’s notice'),
  );
  const physiotherapy = admissionOf(nothingKnown, 'bpt', '2026-04-01').map(({ text }) => text);
  expect(physiotherapy.join()).not.toMatch(/in 2026\? Watch|Closed/);
});

test.each([
  ['2027-02-28', 'For 2027: admission opens on 1 March 2027.'],
  ['2027-03-01', 'For 2027: admission open until 31 March 2027.'],
  ['2027-03-30', 'For 2027: admission closes in 1 day.'],
  ['2027-03-31', 'For 2027: admission: today is the last day.'],
  [
    '2027-04-01',
    'For 2028: watch for the form from February (in 2027: 1 March to 31 March).\nClosed for 2027.',
  ],
])('on %s GNM, whose days are told, says “%s”', (day, text) => {
  expect(at(admissionOf(gnmKnown, 'gnm', built), day)).toBe(typeset(text));
});

test('Home has a line for each form, the nearest first, and says nothing closed', () => {
  const said = (edition: typeof nothingKnown, today: string) =>
    whenToApply(edition, today).map(({ courses, said }) => `${courses}: ${at(said, today)}`);
  const lines = [
    'B.Sc Nursing and BPT: Watch for the form from January\nNEET-UG form, to join in 2027',
    'Intermediate and Academy: Watch for the form from March\nto join in 2027',
    'GNM: Watch for the form from June\nto join in 2027',
    'B.Sc MLT: Call us for the dates.',
  ].map(typeset);
  expect(said(nothingKnown, built).filter((line) => lines.includes(line))).toEqual(lines);
  expect(at(endingsOf(nothingKnown, built), built)).toBe(
    typeset('Want a seat in 2026? Call us before you give up the year.'),
  );
  expect(said(gnmKnown, '2027-03-10')[0]).toBe(
    typeset('GNM: Open until 31 March 2027\nto join in 2027'),
  );
  expect(at(endingsOf(gnmKnown, built), '2027-04-10')).toContain(typeset('Closed for 2027: GNM.'));
});

test('the reminder of a line is that of the form that comes first', () => {
  const [first, second, third, last] = whenToApply(nothingKnown, built);
  expect(first?.reminder?.id).toBe('neet-ug-watch');
  expect(second?.reminder?.id).toBe('intermediate-watch');
  expect(third?.reminder?.id).toBe('gnm-watch');
  expect(last?.reminder).toBeUndefined();
});

test('the card of a test names the form that comes next', () => {
  const jee = datedTests(nothingKnown).find(({ id }) => id === 'jee-main');
  if (!jee) throw new Error('JEE Main is not in the list.');
  const said = testOf(nothingKnown, jee, built);
  expect(at(said, '2026-12-29')).toBe(
    typeset(
      'Watch for the form of session 2 for 2027 from January 2027 (in 2026: 1 February to 25 February).',
    ),
  );
  expect(at(said, '2027-04-01')).toBe(
    typeset(
      'Watch for the form of session 1 for 2028 from October 2027 (in 2025: 31 October to 27 November).\n' +
        'The form of JEE Main 2027 may be over: look at the website below, or call us.',
    ),
  );
});

test('dates older than fourteen months are named with their year', () => {
  const found = outdatedDates(nothingKnown, '2026-12-10');
  expect(found).toContainEqual({ name: 'GNM', year: '2021' });
  expect(found).toContainEqual({ name: 'B.Sc MLT' });
  expect(found.map(({ name }) => name)).not.toContain('BPT');
  expect(outdatedDates(nothingKnown, '2027-09-10').map(({ name }) => name)).toContain('BPT');
  expect(outdatedDates(gnmKnown, '2026-12-10').map(({ name }) => name)).not.toContain('GNM');
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

test('a programme without a date reminds before its notice comes', () => {
  const eventOf = (id: string, today: string) =>
    calendarEvents(nothingKnown, today).find(({ of }) => of === id);
  expect(eventOf('intermediate', built)?.day).toBe('2027-03-01');
  expect(eventOf('gnm', built)?.day).toBe('2027-06-01');
  expect(eventOf('neet-ug', built)?.day).toBe('2027-01-01');
  expect(eventOf('jee-main', '2027-03-01')?.day).toBe('2027-10-01');
  // The form that comes first is that of the test.
  expect(eventOf('bpt', built)?.day).toBe('2027-01-01');
  expect(eventOf('bpt', built)?.title).toBe(typeset('Watch for the NEET-UG form, to join BPT'));
  // Nobody knows when the notices of B.Sc MLT came.
  expect(eventOf('bsc-mlt', built)).toBeUndefined();
});

test('once the weeks of a test’s form are over, its card says that the form may be over', () => {
  const [first] = datedTests(nothingKnown);
  if (!first) throw new Error('There is no test.');
  const said = testOf(nothingKnown, first, built);
  expect(at(said, '2027-03-11')).not.toContain('may be over');
  expect(at(said, '2027-03-12')).toContain(
    'Check today for the form, which may have closed already',
  );
  expect(at(said, '2027-05-01')).toContain(typeset('The form of NEET-UG 2027 may be over'));
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

test('the finder is careful on each day on which a page says that a form may be over', () => {
  for (const id of sectionIds) {
    const seasons = seasonsOf(nothingKnown, id, built);
    for (const { from, text } of admissionOf(nothingKnown, id, built)) {
      const year = Number(/^For (\d{4}): .* may have closed already/.exec(text)?.[1] ?? 0);
      const season = seasons.filter((one) => one.from <= from).pop()?.value ?? 0;
      if (year) expect(season, `${id} from ${from}`).toBeGreaterThan(year);
    }
  }
});

test('NEET-UG of 2026 was the test of 21 June, which was held again', () => {
  const { past } = nothingKnown.content.dates.tests.list[neet] ?? {};
  expect(past?.map((year) => pastInWords(nothingKnown, year))).toEqual(
    [
      'Applications 8 February to 8 March 2026. Test 3 May 2026. That test was cancelled, and held again on 21 June.',
      'Applications until 11 March 2026. The last day was extended.',
      'Test 21 June 2026. It took the place of the test of 3 May.',
    ].map(typeset),
  );
});

test.each([
  [
    'a form that follows nothing',
    { 'programmes.bpt.follows': { id: 'neet' } },
    /bpt\.follows\.id: must be the id of an entrance test/,
  ],
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
