/**
 * The owner's open facts, as a table to send: `npm run questions` writes it for a spreadsheet, with all
 * languages side by side. `npm run questions -- --take-in FILE` takes its answers into content/.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { journalOf } from '#desk/save/journal.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { recordText } from '#src/content/review/confirmed.ts';
import type { Lang } from '#src/languages.ts';
import { questionsOf } from './open-questions.ts';
import { questionTable } from './question-table.ts';
import { takeInAnswers } from './take-in-answers.ts';

const folder = path.resolve('questions');
const table = path.join(folder, 'questions.csv');
const files = readContentFiles();
const [, given] = process.argv.slice(process.argv.indexOf('--take-in'));
if (process.argv.includes('--take-in')) takeIn(given ?? table);
else writeTable();

function writeTable(): void {
  const sheets = makeEditions(files).map((edition) => ({
    edition,
    questions: questionsOf(edition, files, renderingsIn(edition.lang)),
  }));
  mkdirSync(folder, { recursive: true });
  const next = questionTable(sheets);
  if (existsSync(table) && readFileSync(table, 'utf8') !== next) {
    // Somebody may have typed answers into it.
    const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const kept = path.join(folder, `questions-before-${now}.csv`);
    renameSync(table, kept);
    console.log(`The table that was there is kept as ${path.relative('.', kept)}.`);
  }
  writeFileSync(table, next);
  console.log(`${sheets[0]?.questions.length} questions: ${table}`);
}

/** Saves as the desk does, so that its “Undo” takes the answers back. */
function takeIn(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new Error(`${file} is a workbook. In the spreadsheet, save it as CSV UTF-8.`);
  }
  const { files: after, records, taken, refused } = takeInAnswers(files, bytes.toString('utf8'));
  const texts = Object.entries(records).map(
    ([lang, record]) => [`${lang}/confirmed.json`, recordText(record)] as const,
  );
  const changes = [...after, ...texts].flatMap(([name, text]) => {
    const before = readFileSync(path.join('content', name), 'utf8');
    return before === text ? [] : [{ name: `content/${name}`, before, after: text }];
  });
  if (changes.length > 0) {
    journalOf(path.resolve('.'), path.resolve('.desk')).save(changes, [
      `${taken.length} answers of ${path.basename(file)}`,
    ]);
  }
  console.log(`${taken.length} answers are taken in.`);
  for (const { key, answer, why } of refused) {
    console.log(`Not taken: ${key}: “${answer}”\n  ${why}`);
  }
  if (refused.length > 0) process.exit(1);
}

/** The questions of content/ in a language, by their English text. */
function renderingsIn(lang: Lang): Record<string, string> {
  const file = `docs/questions/${lang}.yaml`;
  const schema = z.record(z.string(), z.string());
  return existsSync(file) ? schema.parse(parse(readFileSync(file, 'utf8'))) : {};
}
