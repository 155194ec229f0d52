import { expect, test } from 'vitest';
import { tiedText, untiedText } from '#src/lib/tied-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import {
  describeAddress,
  describeDays,
  describeHours,
  describeOfficeDays,
} from './describe-site.ts';

const edition = fixtureEdition();

test.each([
  ['10:00', '17:00', '10:00 AM - 5:00 PM'],
  ['00:05', '12:30', '12:05 AM - 12:30 PM'],
])('%s to %s reads %s', (opens, closes, text) => {
  expect(describeHours(edition, { days: [1], opens, closes })).toBe(tiedText(text));
});

test.each([
  [[1, 2, 3, 4, 5], 'Mon-Fri'],
  [[6], 'Sat'],
  [[0], 'Sun'],
  [[5, 1, 3, 2, 4], 'Mon-Fri'],
  [[1, 3, 5], 'Mon, Wed, Fri'],
  [[0, 6], 'Sat, Sun'],
  [[0, 5, 6, 1], 'Mon, Fri-Sun'],
])('the days %j read %s', (days, text) => {
  expect(describeDays(edition, { days, opens: '10:00', closes: '17:00' })).toBe(text);
});

test('the address is one line', () => {
  const { campus, locality, district, state, postalCode } = edition.content.site.address;
  expect(untiedText(describeAddress(edition))).toBe(
    [campus, locality, district, state, postalCode].join(', '),
  );
});

test.each([
  [[[1, 2, 3, 4, 5], [6]], 'Monday to Saturday'],
  [[[1, 3, 5]], 'Monday, Wednesday and Friday'],
  [[[6], [1, 2]], 'Monday, Tuesday and Saturday'],
])('the office is open %j: %s', (lines, text) => {
  expect(
    describeOfficeDays(
      edition,
      lines.map((days) => ({ days })),
    ),
  ).toBe(text);
});
