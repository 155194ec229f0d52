import { type Cell, cellsIn, fieldName, type Part } from '#desk/form/form.ts';
import { placeIn } from '../labels.ts';

/** A field of the desk with what it is called. */
export type FoundField = { name: string; field: string; label: string; cell: Cell };

/** All fields of these files. */
export function fieldsIn(names: readonly string[], formOf: (name: string) => Part | undefined) {
  return names.flatMap((name) =>
    cellsIn(formOf(name)).map(({ path, cell }) => ({
      name,
      field: fieldName(path),
      label: placeIn(path),
      cell,
    })),
  );
}

/** The text of a field in a language, or what is known of it. */
export function textIn({ value, question, lines }: Cell, lang = ''): string {
  const text = lang ? lines?.[lang]?.text : (value ?? question);
  return text === undefined || typeof text === 'object' ? '' : String(text);
}

/** Fields that answer a question such as “where is the phone number?”, the likeliest first. */
export function search(
  question: string,
  fields: readonly FoundField[],
  titleOf: (name: string) => string,
): FoundField[] {
  const words = wordsOf(question);
  const scored = fields.map((one) => {
    const label = `${titleOf(one.name)} ${one.label} ${one.field}`.toLowerCase();
    const languages = ['', ...Object.keys(one.cell.lines ?? {})];
    const text = languages
      .map((lang) => textIn(one.cell, lang))
      .join(' ')
      .toLowerCase();
    const found = (where: string) => words.filter((word) => where.includes(word)).length;
    // A label of a form is seldom what somebody looks for, a question that is open often.
    const weight = one.name === 'words.yaml' ? 0.5 : one.cell.mark === 'ask' ? 2 : 1;
    return { one, score: weight * (5 * found(`${label} ${text}`) + 3 * found(label)) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.one.label.length - b.one.label.length)
    .slice(0, 12)
    .map(({ one }) => one);
}

const everyday =
  /^(?:a|an|and|are|do|for|in|is|of|on|our|the|to|what|when|where|which|who|number)$/;

function wordsOf(question: string): string[] {
  return question
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.+-]+/u)
    .filter((word) => word !== '' && !everyday.test(word));
}

/** The longest piece of a text that the page shows as it is written, without marks and words in braces. */
export function plainPiece(text: string): string {
  const pieces = text.split(/\{[^}]*\}|\]\([^)]*\)|[*_`[\]#\n]+/).map((piece) => piece.trim());
  const [longest = ''] = pieces.toSorted((a, b) => b.length - a.length);
  return longest.length < 3 || /^\d+$/.test(longest) ? '' : longest.replaceAll(/\s+/g, ' ');
}

/** The field that a piece of the page shows. */
export function fieldOfText(shown: string, fields: readonly FoundField[], lang: string) {
  const text = shown.replaceAll(/\s+/g, ' ');
  const pieces = fields.map((one) => ({ one, piece: plainPiece(textIn(one.cell, lang)) }));
  const shows = pieces.filter(({ piece }) => piece !== '' && text.includes(piece));
  return shows.toSorted((a, b) => b.piece.length - a.piece.length)[0]?.one;
}
