import { expect, test } from 'vitest';
import { findRules } from '../support/rules.ts';

const found = findRules();

test('no page tells a number or rule of SPEC.md otherwise', () => {
  expect(found.flatMap(({ differing }) => differing)).toEqual([]);
});

test('every number and rule of SPEC.md section 9 is told somewhere', () => {
  const untold = found.filter(({ shownOn }) => shownOn.length === 0);
  expect(untold.map(({ rule }) => `${rule.of}: ${rule.rule}`)).toEqual([]);
});
