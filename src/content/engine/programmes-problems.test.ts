import { expect, test } from 'vitest';
import { type Change, changedFiles } from '#tests/support/fixture.ts';
import { makeEdition } from './edition.ts';
import { ContentError, type Problem } from './parse.ts';

test.each([
  ['an unknown word in braces', (text: string) => text.replace('{age}', '{agge}'), /\{agge\}/],
  ['a missing sub-page', (text: string) => text.replace('  bpt-career:', '  bpt-carer:'), /lacks/],
  ['a percentage above 100', (text: string) => text.replace('theory: 80', 'theory: 180'), /100/],
  ['a wrong id', (text: string) => text.replace('id: bpt', 'id: gnm'), /must be 'bpt'/],
  [
    'a description that its values make too long',
    (text: string) => text.replace('seats and entrance."', '{entry} {entry}"'),
    /165/,
  ],
])('%s is a problem with file and field', (_case, change, message) => {
  const problems = problemsAfter(change);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatchObject({ file: 'content/programmes/bpt.yaml' });
  expect(problems.map((problem) => `${problem.field} ${problem.message}`).join('\n')).toMatch(
    message,
  );
});

/** What is reported when the text of bpt.yaml is changed. */
function problemsAfter(change: Change): readonly Problem[] {
  try {
    makeEdition(changedFiles({ 'programmes/bpt.yaml': change }));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
