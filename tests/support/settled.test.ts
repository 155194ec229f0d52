import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/engine/edition.ts';
import { settledFiles } from './settled.ts';

test('every open fact has an answer for the tests of the launch day, in both languages', () => {
  const files = settledFiles();
  expect(makeEdition(files).content.openFacts).toEqual([]);
  expect(makeEdition(files, 'te').content.site.shortName).toBe('కొత్తూరు');
});
