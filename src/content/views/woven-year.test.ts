import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { addDays } from '#src/lib/add-days.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { sectionIds } from '#src/routes.ts';
import { gnmKnown, known, neet, nothingKnown } from '#tests/support/dates.ts';
import { filesWith } from '#tests/support/fixture.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { admissionOf, calendarEvents, seasonsOf, whenToApply } from './admission-dates.ts';
import { type Weft, wovenYear } from './woven-year.ts';

/** Days of 2027 for the form of a test and for the course that follows it. */
const testKnown = makeEdition(
  filesWith({
    'dates.yaml': {
      ...known,
      [`tests.list.${neet}.opens`]: '2027-02-10',
      [`tests.list.${neet}.closes`]: '2027-03-15',
      'programmes.bsc-nursing.opens': '2027-08-02',
      'programmes.bsc-nursing.closes': '2027-08-20',
    },
  }),
);

type Edition = typeof nothingKnown;

const weftOf = (edition: Edition, id: string, today: string) =>
  wovenYear(edition, today).wefts.find((weft) => weft.id === id) as Weft;

/** The months in which a weft has its marks, counted from the first, with the kind of each. */
function marksOf({ cells }: Weft) {
  let start = 0;
  return cells.flatMap(({ months, marks }) => {
    const first = start;
    start += months;
    return marks.map(({ x, width, ...mark }) => ({
      ...mark,
      from: first + x * months,
      to: first + (x + width) * months,
    }));
  });
}

test('the cloth has what is known of past years, each day in its month', () => {
  const monthsOf = (id: string) =>
    marksOf(weftOf(nothingKnown, id, '2026-11-26')).map(({ kind, from, to, year }) =>
      [kind, Math.floor(from), Math.floor(to - 0.001), year].join(' '),
    );
  // November is 0.
  expect(monthsOf('intermediate')).toEqual(['form 5 8 2025', 'classes 5 5 ']);
  expect(monthsOf('academy')).toEqual(monthsOf('intermediate'));
  // The test that was held again in June is told in words alone.
  expect(monthsOf('neet-ug')).toEqual(['form 3 4 2026', 'test 6 6 2026']);
  expect(monthsOf('gnm')).toEqual(['form 10 11 2021']);
  // A course that follows another form has that form’s days, and none of its own earlier routes.
  for (const id of ['bsc-nursing', 'bpt']) expect(monthsOf(id)).toEqual(monthsOf('neet-ug'));
  expect(monthsOf('bsc-mlt')).toEqual([]);
});

test('a cell says its days, and that another year had them', () => {
  const [, , cell] = weftOf(nothingKnown, 'bsc-nursing', '2026-11-26').cells;
  const said = weftOf(nothingKnown, 'bsc-nursing', '2026-11-26').cells.map(({ said }) => said);
  expect(untiedText(said.filter(Boolean)[0] ?? '')).toBe(
    'Applications 8 February to 11 March 2026 (a past year).',
  );
  expect(cell?.months).toBeGreaterThan(0);
  const told = weftOf(gnmKnown, 'gnm', '2026-11-26').cells.map(({ said }) => said);
  expect(untiedText(told.filter(Boolean)[0] ?? '')).toBe('Applications 1 March to 31 March 2027.');
  const last = weftOf(nothingKnown, 'eapcet', '2026-11-26').cells.map(({ said }) => said);
  expect(untiedText(last.filter(Boolean)[0] ?? '')).toBe(
    'Applications until 17 March 2026 (a past year).',
  );
});

/** A year below a mark on a phone of 320 pixels, in months. */
const widthOfYear = 1.55;

test.each([2026, 2027, 2028])('the months of %s begin with their own, twelve of them', (year) => {
  for (let month = 1; month <= 12; month += 1) {
    const { months, wefts, first } = wovenYear(
      nothingKnown,
      `${year}-${String(month).padStart(2, '0')}-15`,
    );
    expect(months).toHaveLength(12);
    expect(months[0]?.key).toBe(first);
    // Two years that stand side by side could not be told apart.
    const named = months.flatMap((one, index) => (one.year ? [index] : []));
    expect(named.length === 1 || (named[1] ?? 0) - (named[0] ?? 0) > 1).toBe(true);
    for (const weft of wefts) {
      expect(weft.cells.reduce((sum, { months }) => sum + months, 0)).toBe(12);
      const years = marksOf(weft).flatMap(({ from, to, year, anchor = 'middle' }) => {
        const start = (from + to) / 2 - widthOfYear * { start: 0, middle: 0.5, end: 1 }[anchor];
        return year ? [start] : [];
      });
      years.sort((a, b) => a - b).push(12);
      for (const [index, start] of years.slice(0, -1).entries()) {
        const room = (years[index + 1] ?? 12) - start;
        expect(start, `${weft.id} from ${first}`).toBeGreaterThanOrEqual(-0.2);
        expect(room, `${weft.id} from ${first}: years side by side`).toBeGreaterThan(widthOfYear);
      }
    }
  }
});

/** All of 2026 to 2028, and on each change those of 2027. */
const days = Array.from({ length: 1096 }, (_, ahead) => addDays('2026-01-01', ahead)).filter(
  (day) => isNightly || day.startsWith('2027'),
);
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
);

/** `2027-03-31` of `31 March 2027`, or of `31 March` in a year. */
function dayIn(text: string, year?: string): string {
  const [, day = '', month = '', own = year] = /(\d+) ([A-Z]\w+)(?: (\d{4}))?/.exec(text) ?? [];
  const number = monthNames.indexOf(month) + 1;
  return `${own}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The place of a day in the drawing, in months from its first one. */
function placeOf(day: string, first: string, passed = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [firstYear = 0, firstMonth = 0] = first.split('-').map(Number);
  return (year - firstYear) * 12 + month - firstMonth + (date - 1 + passed) / 31;
}

/** The last text that is true on a day. */
function at<Value>(list: readonly ({ from: string } & Value)[], day: string) {
  return list.filter(({ from }) => from <= day).pop();
}

test.each([
  ['nothing is told', nothingKnown],
  ['days are told of GNM, of a test and of a course that follows it', testKnown],
] as const)(
  'on every day words, cloth, calendar and finder agree while %s',
  (_, edition) => {
    // Each list is true for 400 days.
    const starts = ['2026-01-01', '2027-01-01', '2028-01-01'];
    const lists = starts.map((start) => ({
      start,
      words: new Map(sectionIds.map((id) => [id, admissionOf(edition, id, start)])),
      seasons: new Map(sectionIds.map((id) => [id, seasonsOf(edition, id, start)])),
      rows: whenToApply(edition, start),
    }));
    const listsOn = (day: string) => lists.reduce((found, one) => (one.start <= day ? one : found));
    const textOn = (id: (typeof sectionIds)[number], day: string) =>
      untiedText(at(listsOn(day).words.get(id) ?? [], day)?.text ?? '');
    for (const day of days) {
      // The first and last day of each sentence are enough: between them the same is told.
      const isEdge = sectionIds.some((id) =>
        [-1, 1].some((by) => textOn(id, addDays(day, by)) !== textOn(id, day)),
      );
      // The cloth moves on with each month.
      if (!isNightly && !isEdge && !/-(?:01|15)$/.test(day)) continue;
      const { seasons, rows } = listsOn(day);
      const { first, wefts } = wovenYear(edition, day);
      const events = isEdge ? calendarEvents(edition, day) : undefined;
      for (const id of sectionIds) {
        const name = `${id} on ${day}`;
        const [said = ''] = textOn(id, day).split('\n');
        const row = rows.find(({ ids }) => ids.includes(id));
        const [when = ''] = untiedText(at(row?.said ?? [], day)?.text ?? '').split('\n');
        const forms = marksOf(wefts.find((weft) => weft.id === id) as Weft).filter(
          ({ kind }) => kind === 'form',
        );
        const today = placeOf(day, first);
        const [, year = ''] = /^For (\d{4}): /.exec(said) ?? [];
        const season = at(seasons.get(id) ?? [], day)?.value ?? 0;
        const isLate = /may have closed/.test(said);
        expect(season, `finder: ${name}`).toBe(year ? Number(year) + (isLate ? 1 : 0) : 0);
        if (!year) {
          expect(said, name).toBe('Call us for the dates.');
          expect(when, name).toBe(said);
          expect(forms, name).toEqual([]);
          continue;
        }
        const toldDay = / (opens on|open until) (\d+ \w+ \d{4})/.exec(said);
        const count = /closes in (\d+) days?\./.exec(said);
        const isLast = /today is the last day/.test(said);
        if (toldDay || count || isLast) {
          const [, phrase, text = ''] = toldDay ?? [];
          const named = toldDay ? dayIn(text) : addDays(day, Number(count?.[1] ?? 0));
          const isOpening = phrase === 'opens on';
          const place = placeOf(named, first, isOpening ? 0 : 1);
          const drawn = forms.find(
            ({ told, from, to }) => told && Math.abs((isOpening ? from : to) - place) < 0.02,
          );
          // A form that opens after the twelve months is not in them.
          if (place < 12) expect(drawn, `cloth: ${name}: ${said}`).toBeDefined();
          if (!isOpening) expect(drawn?.from, name).toBeLessThanOrEqual(today + 0.02);
          const step = isOpening ? 'opens' : 'closes';
          const { programmes, tests } = edition.content.dates;
          // Days that are over by now are in the list of past years, and in no calendar.
          const isComing = [programmes[id], ...tests.list].some((one) => one[step] === named);
          const isInCalendar = events?.some((one) => one.step === step && one.day === named);
          expect(isInCalendar ?? isComing, `calendar: ${name}`).toBe(isComing);
          expect(when, name).toMatch(/^(Opens on|Open until|Closes in|Today is the last)/);
          if (toldDay) expect(when, name).toContain(text);
          continue;
        }
        // Only other years are known: the words name one, and the cloth has the same days of it.
        const [, lastYear = '', span = ''] = /\(in (\d{4}): ([^)]*)\)/.exec(said) ?? [];
        expect(lastYear, `${name}: ${said}`).not.toBe('');
        const [begin = '', end = begin] = span.replace('until ', '').split(' to ');
        const coming = forms.filter(({ to }) => to > today - 1.1);
        const drawn = coming.find(({ told, from, to }) => {
          if (told) return false;
          const place = (text: string, passed: number) =>
            placeOf(dayIn(text, lastYear), first, passed);
          const isSame = (one: number, other: number) =>
            Math.abs(((((one - other) % 12) + 18) % 12) - 6) < 0.05;
          return (
            (from === 0 || span.startsWith('until') || isSame(from, place(begin, 0))) &&
            (to === 12 || isSame(to, place(end, 1)))
          );
        });
        // A form whose last day was in an earlier month has left the cloth.
        const ended = placeOf(dayIn(end, lastYear).replace(/^\d+/, day.slice(0, 4)), first, 1);
        if (isLate && ended <= 0) expect(drawn?.from ?? 12, name).toBeGreaterThan(today);
        else expect(drawn, `cloth: ${name}: ${said}`).toBeDefined();
        const [, month] = / from ([A-Z]\w+)/.exec(said) ?? [];
        if (month) {
          expect(drawn?.from, name).toBeGreaterThan(today);
          expect(when, name).toBe(`Watch for the form from ${month}`);
          // The reminder comes on the first day of that month.
          const reminders = events?.filter((one) => one.of === id && one.step === 'watch');
          const months = reminders?.map((one) => monthNames[Number(one.day.slice(5, 7)) - 1]);
          expect(months ?? [month], `calendar: ${name}`).toEqual([month]);
        } else {
          expect(when, name).toBe(
            isLate ? 'Check today; it may be over' : 'Watch for the form now',
          );
        }
      }
    }
  },
  300_000,
);
