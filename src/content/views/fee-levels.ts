import type { Edition } from '#src/content/check/edition.ts';
import { fill } from '#src/lib/fill-tokens.ts';

export type FeeLevel = {
  title: string;
  courses: { name: string; length: string; seats: string; tuition: string }[];
  notes: readonly string[];
};

/** The fee list in words, as page and PDF show it; names, lengths and seats are the programmes'. */
export function feeLevels({ content, words, describe }: Edition): FeeLevel[] {
  const { fees, programmes, master } = content;
  return fees.levels.map(({ title, courses, notes }) => ({
    title,
    notes,
    courses: courses.map(({ programme, master: id, tuition }) => {
      const ofMaster = master.courses.find((candidate) => candidate.id === id);
      const of = programme && programmes[programme];
      const name = of?.name ?? ofMaster?.title ?? '';
      return {
        name: of?.indicative ? fill(words.finder.table.indicative, { course: name }) : name,
        length: describe.length((of ?? ofMaster)?.duration ?? { years: 0 }),
        seats: (of && describe.intake(of.intake)) ?? fees.unknown,
        tuition: tuition === null ? fees.unknown : describe.amount(tuition),
      };
    }),
  }));
}

/** Fees in addition to tuition, in words. */
export function sharedFees({ content: { fees }, describe }: Edition) {
  const { heading, rows } = fees.shared;
  return {
    heading,
    rows: rows.map(({ item, per, amount }) => ({
      item: `${item}, ${per}`,
      amount: amount === null ? fees.unknown : describe.amount(amount),
    })),
  };
}

/** Whether the owner has given any amount yet. */
export function knowsFees({ content: { fees } }: Edition): boolean {
  const tuition = fees.levels.flatMap(({ courses }) => courses.map((course) => course.tuition));
  return [...tuition, ...fees.shared.rows.map((row) => row.amount)].some((sum) => sum !== null);
}
