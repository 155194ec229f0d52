import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { edits } from './edited.ts';

test.each(Object.entries(edits))('%s is content that can be built', (_, files) => {
  expect(makeEditions(files()).length).toBeGreaterThan(1);
});
