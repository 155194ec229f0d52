import { describeAddress } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/views/fee-levels.ts';
import { stateFees } from '#src/content/views/state-fees.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { DocumentData } from './typeset.ts';

/** The data of `fee-structure.typ`, in words, for one page. */
export function feeStructure(edition: Edition) {
  const { content, words, describe, lang } = edition;
  const { fees, site, costs } = content;
  const heading = fees.year ? `${fees.title} ${fees.year}` : fees.title;
  const { levels, ...known } = knowsFees(edition) ? ownFees(edition) : stateFeesOnly(edition);
  return {
    lang,
    title: `${heading}, ${site.name}`,
    author: site.name,
    sizes: [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8],
    description: fees.subject,
    // The sender, above the heading.
    head: words.fees.head,
    heading,
    ...known,
    notesHeading: fees.notesHeading,
    notes: [...levels, ...fees.closing],
    questions: costs.questions,
    office: words.fees.office,
    address: describeAddress(edition),
    asKnown: fill(words.fees.asKnown, { day: describe.day(fees.checked) }),
  } satisfies DocumentData & Record<string, unknown>;
}

type Table = { widths: number[]; columns: string[]; lines: string[][] };
type Parts = { tables: Table[]; text: string[]; levels: string[] };

/** The courses of all levels with their amounts; one that is not known says who announces it. */
function ownFees(edition: Edition): Parts {
  const { course, length, seats, tuition } = edition.content.fees.columns;
  const levels = feeLevels(edition);
  const shared = sharedFees(edition);
  return {
    tables: [
      {
        widths: [33, 20, 23, 24],
        columns: [course, length, seats, tuition],
        // A level or an item and its amounts.
        lines: [
          ...levels.flatMap((level) => [
            [level.title],
            ...level.courses.map((one) => [one.name, one.length, one.seats, one.tuition]),
          ]),
          [shared.heading],
          ...shared.rows.map(({ item, amount }) => [item, amount]),
        ],
      },
    ],
    text: [],
    levels: [...levels.flatMap(({ notes }) => notes), stateFeeNote(edition)],
  };
}

/** While no amount is known: what the State set, what that includes, and the help to pay it. */
function stateFeesOnly(edition: Edition): Parts {
  const { content, words } = edition;
  const { fees, costs } = content;
  const { course, state, year, scheme, gives } = fees.columns;
  return {
    tables: [
      {
        widths: [40, 35, 25],
        columns: [course, state, year],
        lines: stateFees(edition).map((one) => [one.course, one.amount, one.year]),
      },
      {
        widths: [33, 67],
        columns: [scheme, gives],
        lines: costs.scholarships.schemes.map((one) => [`${one.name} (${one.year})`, one.gives]),
      },
    ],
    text: [
      costs.state.text,
      fill(words.fees.own, { unknown: fees.unknown }),
      costs.parts.heads.tuition.note ?? '',
    ],
    levels: [],
  };
}

/** The fees that the State set for other years, in one line. */
function stateFeeNote(edition: Edition): string {
  const said = stateFees(edition).map(
    ({ course, amount, year }) => `${course} ${amount} (${year})`,
  );
  return `${edition.content.costs.state.heading}: ${edition.describe.list(said)}.`;
}
