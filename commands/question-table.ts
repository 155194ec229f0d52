import { pathOf } from '#desk/form/form.ts';
import { placeIn } from '#desk/labels.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { languages } from '#src/languages.ts';
import type { Question } from './open-questions.ts';

type Sheet = { edition: Pick<Edition, 'lang'>; questions: readonly Question[] };

/** Columns that are read again when the answers are taken in. */
export const columns = {
  answer: 'Answer',
  telugu: 'Answer in Telugu, where visitors read it',
  key: 'For the website (do not change)',
} as const;

/** A row for each question in all languages, in the form that spreadsheets open (RFC 4180). */
export function questionTable(sheets: readonly Sheet[]): string {
  const asked = sheets.map(({ edition }) => languages[edition.lang].name);
  const heads = ['Number', 'Page', 'Field in the desk', ...asked, 'The website says'];
  const rows = (sheets[0]?.questions ?? []).map((question, index) => [
    String(question.number),
    question.place,
    placeIn(pathOf(question.fact.field)),
    ...sheets.map(({ questions }) => questions[index]?.text ?? ''),
    question.shown ?? '',
    '',
    '',
    `${question.fact.file.replace('content/', '')} ${question.fact.field}`,
  ]);
  const lines = [[...heads, columns.answer, columns.telugu, columns.key], ...rows].map(
    (row) => `${row.map(cell).join(',')}\r\n`,
  );
  // Excel takes the letters of Telugu for others unless the file begins with this mark.
  return `\ufeff${lines.join('')}`;
}

/** A spreadsheet would take what begins like a formula for one. */
function cell(text: string): string {
  return `"${text.replace(/^(?=[=+@-])/, "'").replaceAll('"', '""')}"`;
}
