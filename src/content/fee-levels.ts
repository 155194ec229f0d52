import { describeIntake, describeLength } from '#src/admissions/programme-facts.ts';
import { describeAmount } from '#src/lib/fee-words.ts';
import type { loadContent } from './content.ts';

export type FeeLevel = {
  title: string;
  courses: { name: string; length: string; seats: string; tuition: string }[];
  notes: readonly string[];
};

type FeeContent = Pick<ReturnType<typeof loadContent>, 'fees' | 'programmes' | 'master'>;

/** The fee list in words, as page and PDF show it; names, lengths and seats are the programmes'. */
export function feeLevels({ fees, programmes, master }: FeeContent): FeeLevel[] {
  return fees.levels.map(({ title, courses, notes }) => ({
    title,
    notes,
    courses: courses.map(({ programme, master: id, tuition }) => {
      const course = programme && programmes[programme];
      const masterCourse = master.courses.find((candidate) => candidate.id === id);
      return {
        name: course?.name ?? masterCourse?.title ?? '',
        length: course ? describeLength(course.duration) : (masterCourse?.duration ?? ''),
        seats: (course && describeIntake(course.intake)) ?? fees.unknown,
        tuition: describeAmount(tuition, fees.unknown),
      };
    }),
  }));
}

/** What comes besides tuition, in words. */
export function sharedFees({ fees }: Pick<FeeContent, 'fees'>) {
  const { heading, rows } = fees.shared;
  return {
    heading,
    rows: rows.map(({ item, per, amount }) => ({
      item: `${item}, ${per}`,
      amount: describeAmount(amount, fees.unknown),
    })),
  };
}

/** Whether the owner has given any amount yet. */
export function knowsFees({ fees }: Pick<FeeContent, 'fees'>): boolean {
  const tuition = fees.levels.flatMap(({ courses }) => courses.map((course) => course.tuition));
  return [...tuition, ...fees.shared.rows.map((row) => row.amount)].some((sum) => sum !== null);
}
