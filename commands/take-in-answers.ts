import {
  type Forms,
  fileSchemas,
  formOf,
  readRecords,
  withForms,
  withReadLines,
} from '#desk/content-forms.ts';
import { fieldAt, isProse, optionsOf, readingOf } from '#desk/form/field-schema.ts';
import { type Cell, isCell, type Part, partAt, pathOf, withPart } from '#desk/form/form.ts';
import { isSame } from '#desk/form/merge-forms.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { ContentError, type Problem } from '#src/content/check/parse.ts';
import { isInEveryLanguage } from '#src/content/check/prose-faults.ts';
import { phonesIn, readTyped } from '#src/lib/typed-values.ts';
import { columns } from './question-table.ts';
import { readGroup } from './read-group.ts';

/** An answer that was not taken, and why. */
type Refused = { key: string; answer: string; why: string };
type Answer = { key: string; name: string; field: string; english: string; telugu: string };

/**
 * Puts the answers of a table of questions into content files. An answer that does not fit is left
 * out and told; the others are taken all the same.
 *
 * @param text the table as a spreadsheet saves it (CSV)
 * @returns the forms of the files that change, and their texts
 */
export function takeInAnswers(files: ContentFiles, text: string) {
  const refused: Refused[] = [];
  const refuse = ({ key, english, telugu }: Answer, why: string) =>
    refused.push({ key, answer: english || telugu, why });
  let answers = answersIn(text);
  for (;;) {
    const forms = formsWith(files, answers, refuse);
    const after = withForms(files, forms);
    const problems = problemsIn(after);
    const wrong = answers.filter((one) => problemOf(one, problems));
    for (const one of wrong) refuse(one, problemOf(one, problems)?.message ?? '');
    answers = answers.filter((one) => !refused.some(({ key }) => key === one.key));
    if (wrong.length > 0) continue;
    // Nothing of the table is at fault; what is left was wrong before.
    if (problems.length > 0) throw new ContentError(problems);
    const records = withReadLines(readRecords(), forms);
    return { files: after, records, taken: answers.map(({ key }) => key), refused };
  }
}

function formsWith(
  files: ContentFiles,
  answers: readonly Answer[],
  refuse: (answer: Answer, why: string) => void,
): Forms {
  const records = readRecords();
  const forms: Record<string, Part> = {};
  for (const answer of answers) {
    const { name, field, english, telugu } = answer;
    const schema = fileSchemas[name];
    const path = pathOf(field);
    const form = schema && (forms[name] ?? formOf(files, records, name));
    const cell = partAt(form, path);
    if (!schema || !form || !isCell(cell)) {
      refuse(answer, 'The website has no such field any more. Type it in the desk.');
    } else {
      const kind = fieldAt(schema, path);
      const isOne = isInEveryLanguage(String(path.at(-1)));
      const [own, beside] = isOne ? [english || telugu, english || telugu] : [english, telugu];
      const next = isYes(own) ? confirmedOr(cell) : answered(cell, kind, own, beside);
      const isOpen = cell.mark !== undefined;
      // The same table may be taken in twice.
      if (!isOpen && (isYes(own) || holds(cell, next))) continue;
      if (!isOpen) refuse(answer, 'Somebody has answered it meanwhile. Compare it in the desk.');
      else if (typeof next === 'string') refuse(answer, next);
      else forms[name] = withPart(form, path, next) as Part;
    }
  }
  return forms;
}

const isYes = (text: string) =>
  /^(?:yes|ok|okay|right|correct|confirmed?|అవును|సరే)[.!]?$/i.test(text);

function confirmedOr({ mark, ...known }: Cell): Cell | string {
  return mark === 'placeholder' ? known : 'It asks for more than yes. Write the answer itself.';
}

/** Whether a value is already what the answer says. */
function holds({ value, lines }: Cell, next: Cell | string): boolean {
  if (typeof next === 'string') return false;
  const texts = (of: Cell['lines']) => Object.values(of ?? {}).map(({ text }) => text);
  return isSame([value, texts(lines)], [next.value, texts(next.lines)]);
}

function answered(
  cell: Cell,
  kind: Parameters<typeof isProse>[0],
  english: string,
  telugu: string,
): Cell | string {
  const { mark: _, question: __, ...rest } = cell;
  const [option = {}] = optionsOf(kind);
  const reading = readingOf(option);
  if (isProse(kind)) {
    if (english === '' || telugu === '') return 'Visitors read it in both languages. Write both.';
    return { ...rest, value: english, lines: { ...rest.lines, te: { text: telugu, fits: true } } };
  }
  const said = english || telugu;
  const group = readGroup(kind, said, cell.value);
  if (group) return typeof group === 'string' ? `${group}.` : { ...rest, value: group };
  const [phone = said, second] = reading === 'phone' ? phonesIn(said) : [];
  if (second) return `There is room for one number. Write ${phone} or ${second}.`;
  if (option.format === 'date') return { ...rest, value: dayIn(said) };
  if (reading === 'phone') return { ...rest, value: phone };
  return { ...rest, value: reading ? readTyped(reading, said) : said };
}

/** A day as spreadsheets write it in India, such as `5/6/2027`, as content files have it. */
function dayIn(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

function problemsIn(files: ContentFiles): readonly Problem[] {
  try {
    makeEditions(files);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

function problemOf({ name, field }: Answer, problems: readonly Problem[]): Problem | undefined {
  return problems.find(
    (one) => one.field === field && one.file.replace(/^content\/(?:te\/)?/, '') === name,
  );
}

/** The rows of a table that have an answer. @throws Error if it is no table of questions */
function answersIn(text: string): Answer[] {
  const [heads = [], ...rows] = rowsOf(text);
  const at = (name: string) => heads.findIndex((head) => head.trim() === name);
  const [key, english, telugu] = [at(columns.key), at(columns.answer), at(columns.telugu)];
  if (key < 0 || english < 0) {
    throw new Error(
      `This is no table of questions: its first line has no “${columns.key}” and “${columns.answer}”. In the spreadsheet, save it as CSV UTF-8.`,
    );
  }
  return rows.flatMap((row) => {
    const cellAt = (index: number) => (row[index] ?? '').trim().replace(/^'(?=[=+@-])/, '');
    const [name = '', ...field] = cellAt(key).split(' ');
    const answer = { key: cellAt(key), english: cellAt(english), telugu: cellAt(telugu) };
    if (!answer.english && !answer.telugu) return [];
    return [{ ...answer, name, field: field.join(' ') }];
  });
}

/** The cells of a table (RFC 4180); spreadsheets of some countries part them by semicolons or tabs. */
function rowsOf(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '');
  const [mark = ','] = /[;\t,](?="?Page\b)/.exec(plain) ?? [];
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${mark}]*)(${mark}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain);
    if (!found)
      throw new Error('The table cannot be read. In the spreadsheet, save it as CSV UTF-8.');
    const [, value = '', end = ''] = found;
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end.includes('\n')) rows.push([]);
  }
  return rows;
}
