import type { Edition } from '#src/content/check/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import { ownTuition } from './fee-levels.ts';
import { stateFeeInWords } from './state-fees.ts';

/** A row's heading, and what it says of a programme; nothing where nobody knows. */
export type ProgrammeRow = {
  heading: string;
  value: (programme: Programme) => string | null | undefined;
};

/** The rows in which pages and course sheets tell of programmes. */
export function programmeRows(edition: Edition) {
  const { content, words, describe } = edition;
  const { entrance } = content.examinations.table;
  const { rows } = words;
  return {
    duration: {
      heading: rows.duration,
      value: ({ duration, indicative }) => describe.duration(duration, Boolean(indicative)),
    },
    seats: { heading: rows.seats, value: ({ intake }) => describe.intake(intake) },
    entry: { heading: rows.entry, value: ({ entry }) => describe.entry(entry) },
    selection: {
      heading: words.entrance.label,
      value: ({ selection }) => selection.short ?? selection.text,
    },
    age: {
      heading: rows.age,
      value: ({ entry }) => (entry.age ? describe.age(entry.age) : rows.noRule),
    },
    attendance: {
      heading: rows.attendance,
      value: ({ attendance }) => attendance && describe.attendance(attendance),
    },
    passMark: {
      heading: rows.passMark,
      value: ({ id, passMark }) =>
        passMark ? describe.passMark(passMark) : id === 'academy' ? entrance : null,
    },
    internship: {
      heading: rows.internship,
      value: ({ duration }) => describe.internship(duration) ?? rows.none,
    },
    tuition: {
      heading: content.fees.columns.tuition,
      value: ({ id }) => ownTuition(edition, id) ?? content.fees.unknown,
    },
    fee: {
      heading: rows.fee,
      value: ({ id }) => stateFeeInWords(edition, id),
    },
    follows: { heading: rows.follows, value: ({ leads }) => leads },
  } as const satisfies Record<string, ProgrammeRow>;
}

const fullBloom = 5;

/** Which drawing of `public/patterns/year-*.svg` a row of years has: four petals more a year, and full bloom for the internship. */
export function yearLotus(index: number, { years }: Programme['duration']): number {
  return index < years ? index + 1 : fullBloom;
}
