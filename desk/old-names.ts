import { type Cell, cellsIn, type Part, partAt, withPart } from './form/form.ts';

/** The names of the institution in `site.yaml`. */
const nameFields = ['name', 'shortName', 'teluguName'] as const;

/** Words of fewer letters are in other texts too. */
const leastLetters = 4;

/**
 * The form of `site.yaml` after the institution was renamed: what still has a word of the old name,
 * such as the second line of the logo or the campus, is to be confirmed. Nobody but the office knows
 * whether the campus keeps its name.
 */
export function withOldNamesAsked(before: Part | undefined, after: Part): Part {
  const gone = nameFields.flatMap((field) => {
    const [old, next] = [before, after].map((form) => textOf(partAt(form, [field]) as Cell));
    return wordsOf(old).filter((word) => !wordsOf(next).includes(word));
  });
  if (gone.length === 0) return after;
  return cellsIn(after).reduce((form: Part, { path, cell }) => {
    const isName = nameFields.some((field) => field === path[0]);
    const holdsOld = wordsOf(textOf(cell)).some((word) => gone.includes(word));
    if (isName || cell.mark || !holdsOld) return form;
    return withPart(form, path, { ...cell, mark: 'placeholder' }) as Part;
  }, after);
}

/** A text in all its languages. */
function textOf({ value, lines }: Partial<Cell> = {}): string {
  return [value, ...Object.values(lines ?? {}).map(({ text }) => text)].join(' ');
}

function wordsOf(text = ''): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => word.length >= leastLetters);
}
