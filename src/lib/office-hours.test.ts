import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayRuns, isOpen, nextOpenDays, openDay, untilChange } from './office-hours.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '17:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
];
const office = {
  hours,
  daysOff: [{ from: '2027-01-13', to: '2027-01-16' }, { from: '2027-04-14' }],
};

test.each([
  ['a second before opening', '2026-11-23T09:59:59+05:30', false],
  ['at the opening time', '2026-11-23T10:00:00+05:30', true],
  ['a second before closing', '2026-11-23T16:59:59+05:30', true],
  ['at the closing time', '2026-11-23T17:00:00+05:30', false],
  ['on Saturday after two', '2026-11-28T14:01:00+05:30', false],
  ['on Sunday', '2026-11-22T11:30:00+05:30', false],
  ['at night', '2026-11-23T01:30:00+05:30', false],
  ['on Republic Day', '2027-01-26T11:00:00+05:30', false],
  ['on the day after it', '2027-01-27T11:00:00+05:30', true],
  ['on Independence Day of a later year', '2028-08-15T11:00:00+05:30', false],
  ['on Gandhi Jayanti, a Saturday', '2027-10-02T11:00:00+05:30', false],
  ['on the first of its own days off', '2027-01-13T11:00:00+05:30', false],
  ['on the last of its own days off', '2027-01-16T11:00:00+05:30', false],
  ['after them', '2027-01-18T11:00:00+05:30', true],
  ['on a single day off', '2027-04-14T11:00:00+05:30', false],
  ['for a visitor in New York on Monday evening', '2026-11-23T23:45:00-05:00', true],
  ['for a visitor in New York on Sunday noon', '2026-11-22T12:00:00-05:00', false],
])('%s, at %s, it is open: %s', (_when, now, open) => {
  expect(isOpen(office, new Date(now))).toBe(open);
});

test('Saturday has its own hours, a holiday none', () => {
  expect(openDay(office, '2026-11-28')).toEqual({
    day: '2026-11-28',
    opens: '10:00',
    closes: '14:00',
  });
  expect(openDay(office, '2027-01-26')).toBeUndefined();
});

test.each([
  ['before closing time today counts', '2026-11-27T16:59:00+05:30', '2026-11-27 2026-11-28'],
  ['after closing time it does not', '2026-11-27T17:00:00+05:30', '2026-11-28 2026-11-30'],
  ['after two on Saturday', '2026-11-28T15:00:00+05:30', '2026-11-30 2026-12-01'],
  ['over the turn of the year', '2026-12-31T18:00:00+05:30', '2027-01-01 2027-01-02'],
  ['past the days off', '2027-01-12T18:00:00+05:30', '2027-01-18 2027-01-19'],
  ['past Republic Day', '2027-01-25T18:00:00+05:30', '2027-01-27 2027-01-28'],
  ['from New York, still on Friday', '2026-11-27T20:00:00-05:00', '2026-11-28 2026-11-30'],
])('the next two open days, %s', (_when, now, days) => {
  const found = nextOpenDays(office, new Date(now), 2).map(({ day }) => day);
  expect(found.join(' ')).toBe(days);
});

test('an office that never opens has no next day', () => {
  expect(nextOpenDays({ hours: [], daysOff: [] }, new Date(), 3)).toEqual([]);
  const closed = { hours, daysOff: [{ from: '2020-01-01', to: '2090-12-31' }] };
  expect(nextOpenDays(closed, new Date('2026-11-27T10:00:00Z'), 3)).toEqual([]);
});

test.each([
  ['to the opening', '2026-11-23T09:00:00+05:30', 60],
  ['to the closing', '2026-11-23T16:30:00+05:30', 30],
  ['to midnight', '2026-11-23T23:50:00+05:30', 10],
  ['to midnight of a holiday', '2027-01-26T23:00:00+05:30', 60],
])('the time %s', (_what, now, minutes) => {
  expect(untilChange(office, new Date(now))).toBe(minutes * 60_000);
});

test('the office is open on a day that comes next, from its opening to its closing time', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2029-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (now) => {
      const [next] = nextOpenDays(office, now, 1);
      if (!next) throw new Error('It opens within a year.');
      expect(isOpen(office, new Date(`${next.day}T${next.opens}:00+05:30`))).toBe(true);
      expect(isOpen(office, new Date(`${next.day}T${next.closes}:00+05:30`))).toBe(false);
      expect(new Date(`${next.day}T${next.closes}:00+05:30`) > now).toBe(true);
      if (isOpen(office, now)) expect(next.opens <= next.closes).toBe(true);
    }),
  );
});

test('days of the week are told in runs from Monday on', () => {
  expect(dayRuns([0, 5, 1, 3, 2])).toEqual([[1, 2, 3], [5], [0]]);
});
