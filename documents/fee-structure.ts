import { describeAddress } from '#src/content/engine/describe-site.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import { feeLevels, sharedFees } from '#src/content/views/fee-levels.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { DocumentData } from './typeset.ts';

/** What `fee-structure.typ` sets, in words. */
export type FeeStructure = DocumentData & {
  /** Who writes, above the heading. */
  head: string;
  heading: string;
  columns: readonly string[];
  levels: readonly { title: string; courses: readonly string[][]; notes: readonly string[] }[];
  /** What comes besides tuition, on every page. */
  shared: { columns: readonly string[]; rows: readonly string[][] };
  notesHeading: string;
  office: string;
  address: string;
  asKnown: string;
};

/** The fee list of an edition; each level has a page, with what every page says. */
export function feeStructure(edition: Edition): FeeStructure {
  const { content, words, describe, lang } = edition;
  const { fees, site } = content;
  const { course, length, seats, tuition } = fees.columns;
  const { heading: besides, rows } = sharedFees(edition);
  const heading = fees.year ? `${fees.title} ${fees.year}` : fees.title;
  return {
    lang,
    title: `${heading}, ${site.name}`,
    author: site.name,
    sizes: [12],
    description: fees.subject,
    head: words.fees.head,
    heading,
    columns: [course, length, seats, tuition],
    levels: feeLevels(edition).map(({ title, courses, notes }) => ({
      title,
      courses: courses.map((one) => [one.name, one.length, one.seats, one.tuition]),
      notes: [...notes, ...fees.closing],
    })),
    shared: {
      columns: [besides, fees.shared.amount],
      rows: rows.map(({ item, amount }) => [item, amount]),
    },
    notesHeading: fees.notesHeading,
    office: words.fees.office,
    address: describeAddress(edition),
    asKnown: fill(words.fees.asKnown, { day: describe.day(fees.checked) }),
  };
}
