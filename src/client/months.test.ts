// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lightMonth } from './months.ts';

test.each([
  ['2027-01-31T23:59:59+05:30', 1],
  ['2027-02-01T00:00:00+05:30', 2],
  ['2027-12-31T12:00:00+05:30', 12],
])('at %s the month with number %s is lit', (time, month) => {
  document.body.innerHTML = `<ol data-months>${'<li></li>'.repeat(12)}</ol>`;
  lightMonth(new Date(time));
  const lit = [...document.querySelectorAll('li')].map((field) => 'now' in field.dataset);
  expect(lit).toEqual(lit.map((_, index) => index + 1 === month));
});
