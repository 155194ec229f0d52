import type { Edition } from '#src/content/check/edition.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds } from '#src/routes.ts';

export type FeeLevel = {
  title: string;
  courses: { name: string; length: string; seats: string; tuition: string }[];
  notes: readonly string[];
};

/** The fee list in words, as page and PDF show it; names, lengths and seats are the programmes'. */
export function feeLevels(edition: Edition): FeeLevel[] {
  const { content, words, describe } = edition;
  const { fees, programmes, master } = content;
  return fees.levels.map(({ title, courses, notes }) => ({
    title,
    notes,
    courses: courses.map((course) => {
      const { programme, master: id } = course;
      const ofMaster = master.courses.find((candidate) => candidate.id === id);
      const of = programme && programmes[programme];
      const name = of?.name ?? ofMaster?.title ?? '';
      return {
        name: of?.indicative ? fill(words.finder.table.indicative, { course: name }) : name,
        length: describe.length((of ?? ofMaster)?.duration ?? { years: 0 }),
        seats: (of && describe.intake(of.intake)) ?? fees.unknown,
        tuition: tuitionInWords(edition, course),
      };
    }),
  }));
}

type Course = Edition['content']['fees']['levels'][number]['courses'][number];
type Tuition = Pick<Course, 'tuition' | 'management'>;

/** Tuition for a year by kind of seat, and of later years where it differs. */
function tuitionInWords({ content, words, describe }: Edition, course: Course): string {
  const { fees, costs } = content;
  const amount = (sum: number | null) => (sum === null ? fees.unknown : describe.amount(sum));
  const ofYear = ({ tuition, management = null }: Tuition) => {
    if (management === null) return amount(tuition);
    const { seats } = costs.state;
    return `${seats.convenor}: ${amount(tuition)}; ${seats.management}: ${amount(management)}`;
  };
  const later = (course.later ?? []).map((one) =>
    fill(words.fees.fromYear, { year: one.from, amount: ofYear(one) }),
  );
  return [ofYear(course), ...later].join('; ');
}

/** Tuition of a programme as the fee list has it; nothing while no amount is known. */
export function ownTuition(edition: Edition, id: string): string | undefined {
  const courses = edition.content.fees.levels.flatMap((level) => level.courses);
  const course = courses.find(({ programme }) => programme === id);
  return course && amountsOf(course).some((sum) => sum !== null)
    ? tuitionInWords(edition, course)
    : undefined;
}

function amountsOf({ tuition, management = null, later = [] }: Course): (number | null)[] {
  return [tuition, management, ...later.flatMap((one) => [one.tuition, one.management ?? null])];
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

type Told = readonly [what: string, amount: string];

/** The college's own fees that the owner has told: tuition by course, and those that all pay. */
export function ownFees(edition: Edition): { tuition: Told[]; others: Told[] } {
  const { fees, programmes } = edition.content;
  const told = (what: string, amount = fees.unknown): Told[] =>
    amount === fees.unknown ? [] : [[what, amount]];
  return {
    tuition: sectionIds.flatMap((id) => told(programmes[id].name, ownTuition(edition, id))),
    others: sharedFees(edition).rows.flatMap(({ item, amount }) => told(item, amount)),
  };
}

/** Whether the owner has given any amount yet. */
export function knowsFees({ content: { fees } }: Edition): boolean {
  const tuition = fees.levels.flatMap(({ courses }) => courses.flatMap(amountsOf));
  return [...tuition, ...fees.shared.rows.map((row) => row.amount)].some((sum) => sum !== null);
}
