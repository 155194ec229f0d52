import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { content } from './content.ts';
import { loadProgrammes } from './programmes.ts';
import type { Report } from './read.ts';
import { siteWords } from './site-pages.ts';

test('the files as they are have no problem', () => {
  expect(problemsAfter((text) => text)).toEqual([]);
});

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

/** What loading reports when the text of bpt.yaml is changed. */
function problemsAfter(change: (text: string) => string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content/programmes', path.join(folder, 'programmes'), { recursive: true });
  const file = path.join(folder, 'programmes/bpt.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const report: Report = { problems: [], openFacts: [] };
  loadProgrammes(report, siteWords(content.site), folder);
  return report.problems;
}
