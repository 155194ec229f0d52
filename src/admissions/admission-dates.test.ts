import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#src/lib/add-days.ts';
import { admissionOn, changesOf, type Form, formOn, reminderDay } from './admission-dates.ts';

const untold = { opens: null, closes: null };
const neet: Form = { ...untold, past: [{ opens: '2026-02-08', closes: '2026-03-08' }] };
const intermediate: Form = {
  ...untold,
  past: [
    { notice: '2025-03-26', opens: '2025-04-01', closes: '2025-05-31' },
    { closes: '2025-07-31' },
  ],
};
const gnm: Form = {
  ...untold,
  past: [{ opens: '2021-09-20', closes: '2021-10-19' }, { closes: '2025-12-31' }],
};
const jee: Form = {
  ...untold,
  past: [
    { opens: '2025-10-31', closes: '2025-11-27' },
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
      kind: 'expected',
      year: 2028,
      day: '2028-03-01',
      last: { opens: '2027-03-01', closes: '2027-03-31' },
    },
  ],
])('on %s a form whose days are told is %j', (today, state) => {
  expect(formOn(told, today)).toEqual(state);
});

test.each([
  ['neet', neet, '2026-11-26', 'expected', '2027-02-08'],
  ['neet', neet, '2027-02-07', 'expected', '2027-02-08'],
  ['neet', neet, '2027-02-08', 'due', undefined],
  ['neet', neet, '2027-03-08', 'due', undefined],
  ['neet', neet, '2027-03-09', 'expected', '2028-02-08'],
  ['intermediate, extended', intermediate, '2027-07-31', 'due', undefined],
  ['intermediate, extended', intermediate, '2027-08-01', 'expected', '2028-04-01'],
  ['the nearer of two forms', jee, '2026-11-28', 'expected', '2027-02-01'],
  ['the nearer of two forms', jee, '2027-02-26', 'expected', '2027-10-31'],
  ['neet, years later', neet, '2031-01-01', 'expected', '2031-02-08'],
] as const)('%s: on %#, %s', (_name, form, today, kind, day) => {
  const state = formOn(form, today);
  expect(state.kind).toBe(kind);
  expect('day' in state ? state.day : undefined).toBe(day);
});

test('a form of which no opening is known is unknown, and never open', () => {
  expect(formOn({ ...untold, past: [] }, '2027-04-20')).toEqual({ kind: 'unknown' });
  expect(formOn({ ...untold, past: [{ closes: '2026-03-17' }] }, '2027-03-10').kind).toBe(
    'unknown',
  );
});

const nursing = {
  own: { ...untold, past: [{ opens: '2025-05-28', closes: '2025-06-20' }] },
  first: { form: neet, isTest: true },
};
const academy = { own: { ...untold, past: [] }, first: { form: intermediate, isTest: false } };

test.each([
  ['Intermediate', { own: intermediate }, '2026-07-31', undefined],
  ['Intermediate', { own: intermediate }, '2026-11-26', { kind: 'closed', year: 2026 }],
  ['Intermediate', { own: intermediate }, '2027-01-01', undefined],
  ['GNM', { own: gnm }, '2026-11-26', { kind: 'late', year: 2026, day: '2026-12-31' }],
  ['GNM', { own: gnm }, '2027-01-01', undefined],
  ['GNM, told', { own: told }, '2027-04-01', { kind: 'closed', year: 2027 }],
  ['B.Sc Nursing', nursing, '2027-02-20', undefined],
  ['B.Sc Nursing', nursing, '2027-03-09', { kind: 'ranked', year: 2027 }],
  ['B.Sc Nursing', nursing, '2027-10-31', { kind: 'ranked', year: 2027 }],
  ['B.Sc Nursing', nursing, '2027-11-01', { kind: 'closed', year: 2027 }],
  ['the academy', academy, '2027-04-20', undefined],
  ['the academy', academy, '2027-08-01', { kind: 'closed', year: 2027 }],
] as const)('%s on %#: how far the year is', (_name, course, today, ending) => {
  expect(admissionOn(course, today, '11-01').ending).toEqual(ending);
});

test('the days of a course that are told win over the form that comes first', () => {
  const course = { ...nursing, own: told };
  expect(admissionOn(course, '2027-03-20', '11-01').form.kind).toBe('closing');
  expect(admissionOn(course, '2027-04-01', '11-01').ending).toEqual({ kind: 'closed', year: 2027 });
});

test.each([
  ['before the notice of Intermediate', intermediate, '2026-11-26', '2027-03-01'],
  ['three days before, once the month has begun', intermediate, '2027-03-02', '2027-03-23'],
  ['of the next year, once it is over', intermediate, '2027-03-24', '2028-03-01'],
  ['in the month before a form of early February', neet, '2026-11-26', '2027-01-01'],
  ['before the nearer of two forms', jee, '2026-11-26', '2027-01-01'],
  ['before November', jee, '2027-03-01', '2027-10-01'],
] as const)('a reminder %s', (_when, form, today, day) => {
  expect(reminderDay(form, today, undefined)).toBe(day);
});

test('a reminder is in the month that somebody has set, and nowhere without any day', () => {
  expect(reminderDay(neet, '2026-11-26', 12)).toBe('2026-12-01');
  expect(reminderDay(neet, '2026-12-02', 12)).toBe('2027-12-01');
  expect(reminderDay({ ...untold, past: [] }, '2026-11-26', undefined)).toBeUndefined();
});

const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count));

test('a reminder is never in the past, and never after the form', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), days, (opens, length, today) => {
      const form = { ...untold, past: [{ opens, closes: addDays(opens, length) }] };
      const day = reminderDay(form, today, undefined) ?? '';
      expect(day >= today).toBe(true);
      const state = formOn(form, day);
      expect(state.kind).toBe('expected');
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
