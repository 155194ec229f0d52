import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRules, rulesTable } from '../support/rules.ts';

const file = 'docs/rules.md';
const found = findRules();

test('no page tells a number or rule of SPEC.md otherwise', () => {
  expect(found.flatMap(({ differing }) => differing)).toEqual([]);
});

test('every number and rule of SPEC.md section 9 is told somewhere', () => {
  const untold = found.filter(({ shownOn }) => shownOn.length === 0);
  expect(untold.map(({ rule }) => `${rule.of}: ${rule.rule}`)).toEqual([]);
});

test('docs/rules.md lists where each of them is told', () => {
  const table = rulesTable(found);
  if (process.env['WRITE']) writeFileSync(file, table);
  expect(readFileSync(file, 'utf8')).toBe(table);
});
