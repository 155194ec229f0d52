import { expect, test } from 'vitest';
import { changedFiles } from '#tests/support/fixture.ts';
import { hashLines, staleLines } from './confirmed.ts';

test('a line whose English changes is to be read again, and no other', () => {
  const confirmed = hashLines(changedFiles({}));
  const current = hashLines(
    changedFiles({
      'site.yaml': (text) =>
        text
          .replace(/^chatGreeting: .*$/m, 'chatGreeting: Good day.')
          .replace('founded: 2001', 'founded: 2002'),
    }),
  );
  expect(staleLines('te', current, confirmed)).toEqual([
    { lang: 'te', file: 'content/te/site.yaml', field: 'chatGreeting' },
  ]);
  expect(staleLines('te', current, current)).toEqual([]);
});

test('a line that nobody has confirmed is to be read', () => {
  const current = hashLines(changedFiles({}));
  const { 'home.yaml': home = {}, ...others } = current;
  expect(staleLines('te', current, others)).toHaveLength(Object.keys(home).length);
});
