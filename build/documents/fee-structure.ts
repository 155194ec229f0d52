import { describeAddress } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { feeLevels, sharedFees } from '#src/content/views/fee-levels.ts';
import { stateFees } from '#src/content/views/state-fees.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { DocumentData } from './typeset.ts';

/** The data of `fee-structure.typ`, in words: the courses of all levels on one page. */
export function feeStructure(edition: Edition) {
  const { content, words, describe, lang } = edition;
  const { fees, site, costs } = content;
  const { course, length, seats, tuition } = fees.columns;
  const levels = feeLevels(edition);
  const shared = sharedFees(edition);
  const amounts = [
    ...levels.flatMap((level) => [
      [level.title],
      ...level.courses.map((one) => [one.name, one.length, one.seats, one.tuition]),
    ]),
    [shared.heading],
    ...shared.rows.map(({ item, amount }) => [item, amount]),
  ];
  const lines = amounts.map((line) => line.map((text) => (text === fees.unknown ? '' : text)));
  const { write, told, on } = words.fees;
  const heading = fees.year ? `${fees.title} ${fees.year}` : fees.title;
  return {
    lang,
    title: `${heading}, ${site.name}`,
    author: site.name,
    sizes: [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8],
    description: fees.subject,
    // The sender, above the heading.
    head: words.fees.head,
    heading,
    columns: [course, length, seats, tuition],
    // A level or an item and its amounts; one that is not known is empty, to be written in.
    lines,
    // Unknown amounts: a note on who announces them, and labels to write beside.
    write: lines.flat().includes('') ? [fees.unknown, write, told, on] : null,
    notesHeading: fees.notesHeading,
    notes: [...levels.flatMap(({ notes }) => notes), stateFeeNote(edition), ...fees.closing],
    questions: costs.questions,
    office: words.fees.office,
    address: describeAddress(edition),
    asKnown: fill(words.fees.asKnown, { day: describe.day(fees.checked) }),
  } satisfies DocumentData & Record<string, unknown>;
}

/** The fees that the State set for other years, in one line. */
function stateFeeNote(edition: Edition): string {
  const said = stateFees(edition).map(
    ({ course, amount, year }) => `${course} ${amount} (${year})`,
  );
  return `${edition.content.costs.state.heading}: ${edition.describe.list(said)}.`;
}
