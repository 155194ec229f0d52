/**
 * What the owner has still to tell, as sheets to send: `npm run questions` writes a PDF with room to
 * write in each language, and a table for a spreadsheet with all languages side by side. Answers are
 * typed in by hand, in the desk or in content/.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { questionnaire, questionsOf } from '#build/documents/questionnaire.ts';
import { typeset } from '#build/documents/typeset.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import type { Lang } from '#src/languages.ts';
import { questionTable } from './question-table.ts';

const folder = path.resolve('questions');
const files = readContentFiles();
const sheets = makeEditions(files).map((edition) => ({
  edition,
  questions: questionsOf(edition, files, renderingsIn(edition.lang)),
}));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { edition, questions } of sheets) {
  const bytes = await typeset('questionnaire', questionnaire(edition, questions));
  writeFileSync(path.join(folder, `questions-${edition.lang}.pdf`), bytes);
}
writeFileSync(path.join(folder, 'questions.csv'), questionTable(sheets));
console.log(`${sheets[0]?.questions.length} questions: ${folder}`);

/** The questions of content/ in a language, by their English text. */
function renderingsIn(lang: Lang): Record<string, string> {
  const file = `docs/questions/${lang}.yaml`;
  const schema = z.record(z.string(), z.string());
  return existsSync(file) ? schema.parse(parse(readFileSync(file, 'utf8'))) : {};
}
