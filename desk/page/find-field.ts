import {
  type Cell,
  cellsIn,
  emptyListsIn,
  fieldName,
  isCell,
  type Part,
  partAt,
} from '#desk/form/form.ts';
import { picturesFile, placeIn } from '../labels.ts';

/** A field of the desk with what it is called, and for a picture the text of what it shows. */
export type FoundField = {
  name: string;
  field: string;
  label: string;
  cell: Cell;
  picture?: Cell;
};

/** All fields of these files; a list without entries is one, to which something can be added. */
export function fieldsIn(names: readonly string[], formOf: (name: string) => Part | undefined) {
  const pictures = formOf(picturesFile);
  return names.flatMap((name) => {
    const form = formOf(name);
    const lists = emptyListsIn(form).map((path) => ({ path, cell: { $cell: true } as Cell }));
    return [...cellsIn(form), ...lists].map(({ path, cell }): FoundField => {
      const picture = partAt(pictures, [String(cell.value)]);
      return {
        name,
        field: fieldName(path),
        label: placeIn(path, form),
        cell,
        ...(isCell(picture) ? { picture } : {}),
      };
    });
  });
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
    const name = one.label.replace(/^.* › /, '');
    const own = `${name} ${alsoCalled[name] ?? ''}`;
    const meant = intentionOf(one);
    const label = `${titleOf(one.name)} ${one.label} ${one.field} ${own}`;
    const texts = [one.cell, one.picture].flatMap((cell = { $cell: true }) =>
      ['', ...Object.keys(cell.lines ?? {})].map((lang) => textIn(cell, lang)),
    );
    const found = (where: string) =>
      words.filter((word) => where.toLowerCase().includes(word)).length;
    // Labels of forms and texts of pictures are seldom looked for, a question that is open often.
    const isSeldom = one.name === 'words.yaml' || one.name === picturesFile;
    const score =
      5 * found(`${label} ${meant} ${texts.join(' ')}`) +
      3 * found(label) +
      3 * found(own) +
      8 * found(meant);
    const isOpen = score > 0 && one.cell.mark === 'ask';
    return { one, score: (isSeldom ? 0.5 : 1) * score + (isOpen ? 4 : 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.one.label.length - b.one.label.length)
    .slice(0, 12)
    .map(({ one }) => one);
}

/** Synonyms that people may search for, by the label of the field. */
const alsoCalled: Readonly<Record<string, string>> = {
  Picture: 'photograph image',
  Portrait: 'photograph picture image',
};

/** What officers call a field that they want to change, by its file and the beginning of its path. */
const intentions: readonly (readonly [place: string, words: string])[] = [
  ['site.yaml hours', 'timing office hour open opening close closing'],
  ['site.yaml daysOff', 'holiday closed festival leave vacation'],
  ['site.yaml phone', 'phone telephone mobile contact call whatsapp'],
  ['site.yaml email', 'email mail letter'],
  ['site.yaml address', 'address place location'],
  ['site.yaml social', 'facebook instagram youtube linkedin'],
  ['notices.yaml list', 'notice event open day announcement news meeting circular'],
  ['fees.yaml levels', 'fee tuition cost price'],
  ['fees.yaml shared', 'hostel mess bus fee'],
  ['dates.yaml programmes', 'admission date form open close'],
  ['dates.yaml tests', 'neet eapcet jee entrance test date'],
  ['about-us.yaml governingBody.members', 'principal director chairman founder member staff'],
  ['home.yaml hero.slides', 'banner slider slide photo'],
  ['home.yaml articles', 'news article'],
  ['facilities.yaml facilities', 'library lab hostel bus facility'],
  ['safety.yaml sections', 'ragging complaint grievance'],
];

function intentionOf({ name, field }: FoundField): string {
  const place = `${name} ${field}`;
  return intentions.find(([start]) => place.startsWith(start))?.[1] ?? '';
}

const everyday =
  /^(?:a|an|and|are|do|for|in|is|of|on|our|the|to|what|when|where|which|who|number)$/;

function wordsOf(question: string): string[] {
  return question
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.+-]+/u)
    .filter((word) => word !== '' && !everyday.test(word))
    .map((word) => word.replace(/(?<=...)s$/, ''));
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
