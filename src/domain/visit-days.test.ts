import { expect, test } from 'vitest';
import { visitDays, visitTimes } from './visit-days.ts';

const office = {
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '17:00' },
    { days: [6], opens: '10:00', closes: '14:00' },
  ],
  daysOff: [{ from: '2027-01-13', to: '2027-01-16' }],
};
const first = (now: string, count = 2) =>
  visitDays(office, new Date(now), count)
    .map(({ day, times }) => `${day} ${times.join(' ')}`)
    .join(', ');

test.each([
  ['in the morning', '2026-11-26T08:00:00+05:30', '2026-11-26 10:00 12:30 15:00'],
  ['when the first time is too near', '2026-11-26T09:30:00+05:30', '2026-11-26 12:30 15:00'],
  ['in the afternoon', '2026-11-26T14:00:00+05:30', '2026-11-26 15:00'],
  ['when no time is left', '2026-11-26T14:01:00+05:30', '2026-11-27 10:00 12:30 15:00'],
  ['after closing time', '2026-11-26T17:00:00+05:30', '2026-11-27 10:00 12:30 15:00'],
  ['on Friday night', '2026-11-27T22:00:00+05:30', '2026-11-28 10:00 12:00'],
  ['on Saturday afternoon', '2026-11-28T13:00:00+05:30', '2026-11-30 10:00 12:30 15:00'],
  ['on Sunday', '2026-11-29T09:00:00+05:30', '2026-11-30 10:00 12:30 15:00'],
  ['on New Year’s Eve', '2026-12-31T18:00:00+05:30', '2027-01-01 10:00 12:30 15:00'],
  ['before days off', '2027-01-12T18:00:00+05:30', '2027-01-18 10:00 12:30 15:00'],
  ['before Republic Day', '2027-01-25T18:00:00+05:30', '2027-01-27 10:00 12:30 15:00'],
  ['in New York on Friday evening', '2026-11-27T22:00:00-05:00', '2026-11-28 10:00 12:00'],
  ['in New York at noon on Saturday', '2026-11-28T12:00:00-05:00', '2026-11-30 10:00 12:30 15:00'],
])('the first day to visit, %s', (_when, now, day) => {
  expect(first(now, 1)).toBe(day);
});

test('twelve days leave out Sundays, holidays and days off, and cross the year', () => {
  const days = visitDays(office, new Date('2026-12-30T18:00:00+05:30'), 12);
  expect(days.map(({ day }) => day.slice(5)).join(' ')).toBe(
    '12-31 01-01 01-02 01-04 01-05 01-06 01-07 01-08 01-09 01-11 01-12 01-18',
  );
});

test('today without a time left takes no place among the twelve', () => {
  expect(visitDays(office, new Date('2026-11-26T16:00:00+05:30'), 12)).toHaveLength(12);
});

test.each([
  ['10:00', '17:00', '10:00 12:30 15:00'],
  ['10:00', '14:00', '10:00 12:00'],
  ['09:30', '16:00', '09:30 12:00 14:00'],
  ['10:00', '12:00', '10:00'],
  ['10:00', '11:00', '10:00'],
])('an office open from %s to %s is visited at %s', (opens, closes, times) => {
  expect(visitTimes({ opens, closes }).join(' ')).toBe(times);
});

test('an office that never opens has no day', () => {
  expect(visitDays({ hours: [], daysOff: [] }, new Date(), 12)).toEqual([]);
});
