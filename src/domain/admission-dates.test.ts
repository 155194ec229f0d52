import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/lib/add-days.ts';
import {
  admissionOn,
  type Course,
  type CourseState,
  changesOf,
  type Form,
  formOn,
  inYear,
  lastDaysOf,
  reminderOf,
} from './admission-dates.ts';

const untold = { opens: null, closes: null };
const neet: Form = { ...untold, past: [{ opens: '2026-02-08', closes: '2026-03-08' }] };
const intermediate: Form = {
  ...untold,
  past: [
    { notice: '2025-03-26', opens: '2025-04-01', closes: '2025-05-31' },
    { closes: '2025-07-31' },
  ],
};
const council = 'In 2025 alone the council allowed admission until 31 December.';
const gnm: Form = {
  ...untold,
  watch: 6,
  past: [
    { opens: '2021-09-20', closes: '2021-10-19' },
    { closes: '2025-12-31', exception: council },
  ],
};
const jee: Form = {
  ...untold,
  past: [
    { opens: '2025-10-31', closes: '2025-11-27', year: 2026 },
    { opens: '2026-02-01', closes: '2026-02-25' },
  ],
};
const told: Form = { ...gnm, opens: '2027-03-01', closes: '2027-03-31' };

test.each([
  ['2026-11-26', { kind: 'announced', year: 2027, day: '2027-03-01' }],
  ['2027-02-28', { kind: 'announced', year: 2027, day: '2027-03-01' }],
  ['2027-03-01', { kind: 'open', year: 2027, day: '2027-03-31' }],
  ['2027-03-16', { kind: 'open', year: 2027, day: '2027-03-31' }],
  ['2027-03-17', { kind: 'closing', year: 2027, days: 14 }],
  ['2027-03-31', { kind: 'closing', year: 2027, days: 0 }],
  [
    '2027-04-01',
    {
      kind: 'later',
      year: 2028,
      day: '2028-02-01',
      last: { opens: '2027-03-01', closes: '2027-03-31' },
    },
  ],
])('on %s a form whose days are told is %j', (today, state) => {
  expect(formOn(told, today)).toEqual(state);
});

/** The states of days one after the other, each as one word and its year. */
function calendar(stateOn: (day: string) => unknown, from: string, to: string): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return changesOf(stateOn, from, days).map(({ from: day, value }) => `${day || from} ${value}`);
}

function inShort({ form, ending }: CourseState): string {
  const next = form.kind === 'unknown' ? 'unknown' : `${form.kind} ${form.year}`;
  return ending ? `${next}; ${ending.kind} ${ending.year}` : next;
}

const nursing: Course = {
  own: { ...untold, past: gnm.past.slice(1) },
  first: { form: neet, isTest: true, from: 2026 },
};
const physiotherapy: Course = {
  own: { ...untold, past: [{ notice: '2023-10-07', opens: '2023-10-08', closes: '2023-10-19' }] },
  first: { form: neet, isTest: true, from: 2027 },
};
const academy: Course = {
  own: { ...untold, past: [] },
  first: { form: intermediate, isTest: false },
};

/** Years of which no day was told, watched from the last one’s spring. */
const fromSpring = [
  '2026-01-01 later 2026',
  '2026-03-01 watch 2026',
  '2026-08-31 later 2027; ask 2026',
  '2027-01-01 later 2027',
  '2027-03-01 watch 2027',
  '2027-08-31 later 2028; ask 2027',
  '2028-01-01 later 2028',
  '2028-03-01 watch 2028',
  '2028-08-31 later 2029; ask 2028',
];

// Each day of four years, from what was known in November 2026.
test.each<[string, Course, string[]]>([
  [
    'Intermediate',
    { own: intermediate },
    [
      '2025-01-01 announced 2025',
      '2025-04-01 open 2025',
      '2025-07-17 closing 2025',
      '2025-08-01 later 2026; closed 2025',
      ...fromSpring,
    ],
  ],
  [
    'the academy',
    academy,
    [
      '2025-01-01 announced 2025',
      '2025-04-01 open 2025',
      '2025-07-17 closing 2025',
      '2025-08-01 later 2026; ask 2025',
      ...fromSpring,
    ],
  ],
  [
    'GNM',
    { own: gnm },
    [
      '2025-01-01 later 2025',
      '2025-06-01 watch 2025',
      '2025-11-19 ends 2025',
      '2026-01-01 later 2026',
      '2026-06-01 watch 2026',
      '2026-11-19 later 2027; ask 2026',
      '2027-01-01 later 2027',
      '2027-06-01 watch 2027',
      '2027-11-19 later 2028; ask 2027',
      '2028-01-01 later 2028',
      '2028-06-01 watch 2028',
      '2028-11-19 later 2029; ask 2028',
    ],
  ],
  [
    'B.Sc Nursing',
    nursing,
    [
      '2025-01-01 ends 2025',
      '2026-01-01 announced 2026',
      '2026-02-08 open 2026',
      '2026-02-22 closing 2026',
      '2026-03-09 later 2027; ranked 2026',
      '2026-11-01 later 2027; ask 2026',
      '2027-01-01 watch 2027',
      '2027-04-08 later 2028; ranked 2027',
      '2027-11-01 later 2028; ask 2027',
      '2028-01-01 watch 2028',
      '2028-04-08 later 2029; ranked 2028',
      '2028-11-01 later 2029; ask 2028',
    ],
  ],
  [
    'BPT',
    physiotherapy,
    [
      '2025-01-01 later 2025',
      '2025-09-01 watch 2025',
      '2025-11-19 later 2026; ask 2025',
      '2026-01-01 later 2026',
      '2026-09-01 watch 2026',
      '2026-11-19 later 2027; ask 2026',
      '2027-01-01 watch 2027',
      '2027-04-08 later 2028; ranked 2027',
      '2027-11-01 later 2028; ask 2027',
      '2028-01-01 watch 2028',
      '2028-04-08 later 2029; ranked 2028',
      '2028-11-01 later 2029; ask 2028',
    ],
  ],
])('%s, day by day from 2025 to 2028', (_name, course, states) => {
  const stateOn = (day: string) => inShort(admissionOn(course, day, '11-01'));
  const list = calendar(stateOn, '2025-01-01', '2028-12-31');
  expect(list.map((line) => line.replace(/ closing (\d+).*/, ' closing $1'))).toEqual(states);
});

test.each([
  ['Intermediate', { own: intermediate }],
  ['the academy', academy],
  ['GNM', { own: gnm }],
  ['GNM, told', { own: told }],
  ['B.Sc Nursing', nursing],
  ['BPT', physiotherapy],
] as const)('on no day of %s a state rests on another year', (_name, course: Course) => {
  const forms = [course.own, ...(course.first ? [course.first.form] : [])];
  const known = forms.flatMap(({ past, opens, closes }) =>
    [...past, { opens, closes }].flatMap((one) => [one.opens, one.closes]),
  );
  const ownYears = [course.own, ...course.own.past].flatMap(
    ({ closes }) => closes?.slice(0, 4) ?? [],
  );
  for (let day = '2025-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const { form, ending } = admissionOn(course, day, '11-01');
    if ('day' in form && form.kind !== 'later') expect(known, day).toContain(form.day);
    if (form.kind === 'closing') expect(known, day).toContain(addDays(day, form.days));
    if (ending?.kind === 'closed') expect(ownYears, day).toContain(String(ending.year));
    if (ending) expect(ending.year).toBe(Number(day.slice(0, 4)));
  }
});

test('an exception is told of its own year, until its day of the next year, and never again', () => {
  const told = (day: string) => admissionOn({ own: gnm }, day, '11-01').ending?.exception;
  expect([told('2026-11-27'), told('2026-12-31')]).toEqual([council, council]);
  expect([told('2027-01-01'), told('2027-11-27')]).toEqual([undefined, undefined]);
});

const byMonthAndDay: Form = { ...untold, past: [{ opens: '2028-02-10', closes: '2028-03-08' }] };

test('a stretch over 29 February is as long in each year by month and day', () => {
  const last = (form: Form, year: number) => {
    const watched = (day: string) => formOn(form, day).kind === 'watch';
    let day = `${year}-02-15`;
    while (watched(addDays(day, 1))) day = addDays(day, 1);
    return day;
  };
  expect([2027, 2028, 2029].map((year) => last(neet, year))).toEqual(
    ['2027-03-08', '2028-03-08', '2029-03-08'].map((day) => addDays(day, 30)),
  );
  expect(last(byMonthAndDay, 2029)).toBe(addDays('2029-03-08', 30));
});

test('a day that a year does not have is the last of February', () => {
  expect(inYear('2028-02-29', 2029)).toBe('2029-02-28');
  expect(inYear('2028-02-29', 2032)).toBe('2032-02-29');
  expect(inYear('2028-02-29', 2100)).toBe('2100-02-28');
  const leap: Form = { ...untold, past: [{ opens: '2028-02-29', closes: '2028-02-29' }] };
  for (let day = '2028-03-01'; day < '2030-01-01'; day = addDays(day, 1)) {
    expect(JSON.stringify(formOn(leap, day))).not.toMatch(/(2029|2030)-02-29/);
    expect(reminderOf({ own: leap }, day)?.day).not.toMatch(/(2029|2030)-02-29/);
  }
  expect(reminderOf({ own: leap }, '2029-02-02')?.day).toBe('2029-02-25');
});

test('of two forms a year each is looked for by itself', () => {
  const stateOn = (day: string) => inShort({ form: formOn(jee, day) });
  expect(calendar(stateOn, '2026-11-27', '2028-01-31')).toEqual([
    '2026-11-27 watch 2027',
    '2026-12-28 later 2027',
    '2027-01-01 watch 2027',
    '2027-03-28 later 2028',
    '2027-10-01 watch 2028',
    '2027-12-28 later 2028',
    '2028-01-01 watch 2028',
  ]);
});

test('the last day of a year is told of the form by which its seats went', () => {
  expect(lastDaysOf(nursing).map(({ year, day, isTest }) => `${year} ${day} ${isTest}`)).toEqual([
    '2026 2026-03-08 true',
  ]);
  expect(lastDaysOf({ own: gnm })).toEqual([{ year: 2021, day: '2021-10-19', isTest: false }]);
  expect(lastDaysOf({ own: intermediate })).toEqual([
    { year: 2025, day: '2025-07-31', isTest: false },
  ]);
  const settled = { ...nursing, own: { ...told, opens: '2026-05-01', closes: '2026-06-01' } };
  expect(lastDaysOf(settled)).toContainEqual({ year: 2026, day: '2026-06-01', isTest: false });
});

test('a form of which no day is known is unknown, one with a last day is looked for', () => {
  expect(formOn({ ...untold, past: [] }, '2027-04-20')).toEqual({ kind: 'unknown' });
  const eapcet: Form = { ...untold, watch: 1, past: [{ closes: '2026-03-17' }] };
  expect(formOn(eapcet, '2026-03-10')).toEqual({ kind: 'ends', year: 2026, day: '2026-03-17' });
  expect(formOn(eapcet, '2026-11-27')).toEqual({
    kind: 'later',
    year: 2027,
    day: '2027-01-01',
    last: { closes: '2026-03-17' },
  });
});

test('the days of a course that are told win over the form that comes first', () => {
  const course: Course = { ...nursing, own: told };
  expect(admissionOn(course, '2027-03-20', '11-01').form.kind).toBe('closing');
  expect(admissionOn(course, '2027-04-01', '11-01').ending).toEqual({ kind: 'closed', year: 2027 });
});

test.each([
  ['before the notice of Intermediate', intermediate, '2026-11-26', '2027-03-01'],
  ['three days before, once the month has begun', intermediate, '2027-03-02', '2027-03-29'],
  ['of the next year, once it is over', intermediate, '2027-03-30', '2028-03-01'],
  ['in the month before a form of early February', neet, '2026-11-26', '2027-01-01'],
  ['before the nearer of two forms', jee, '2026-11-26', '2027-01-01'],
  ['before November', jee, '2027-03-01', '2027-10-01'],
  ['in the month that somebody has set', gnm, '2026-11-26', '2027-06-01'],
  [
    'three days before the last form, once the set month has begun',
    gnm,
    '2027-06-02',
    '2027-09-17',
  ],
] as const)('a reminder %s', (_when, form, today, day) => {
  expect(reminderOf({ own: form }, today)?.day).toBe(day);
});

test('nobody is reminded of a form of which no day is known', () => {
  expect(reminderOf({ own: { ...untold, past: [] } }, '2026-11-26')?.day).toBeUndefined();
});

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count));

test('a reminder is never in the past, and never after the form', () => {
  const length = fc.integer({ min: 0, max: 60 });
  const since = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(days, length, since, (opens, openFor, ago) => {
      const form = { ...untold, past: [{ opens, closes: addDays(opens, openFor) }] };
      const today = addDays(opens, ago);
      const day = reminderOf({ own: form }, today)?.day ?? '';
      expect(day >= today).toBe(true);
      expect(['watch', 'open', 'closing']).toContain(formOn(form, day).kind);
    }),
  );
});

test('changes name each day on which a value changes, and no other', () => {
  const value = (day: string) => day.slice(0, 7);
  expect(changesOf(value, '2026-11-26', 40)).toEqual([
    { from: '', value: '2026-11' },
    { from: '2026-12-01', value: '2026-12' },
    { from: '2027-01-01', value: '2027-01' },
  ]);
});
