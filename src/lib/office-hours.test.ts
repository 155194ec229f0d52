import { expect, test } from 'vitest';
import { isOpen } from './office-hours.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '17:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
];

test.each([
  ['2026-11-23T04:29:59Z', false],
  ['2026-11-23T04:30:00Z', true],
  ['2026-11-23T11:29:59Z', true],
  ['2026-11-23T11:30:00Z', false],
  ['2026-11-28T08:31:00Z', false],
  ['2026-11-22T06:00:00Z', false],
  ['2026-11-22T20:00:00Z', false],
])('at %s the office is open: %s', (now, open) => {
  expect(isOpen(hours, new Date(now))).toBe(open);
});
