import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageDescription, prose, text } from './fields.ts';

const amount = z
  .int()
  .positive('must be more than 0, such as 60000')
  .max(5_000_000, 'is more than 50,00,000 rupees. Write a plain number, such as 60000')
  .meta({ reads: 'rupees' })
  .nullable()
  .describe('Rupees. If it is empty, the page says that the admissions office announces it');

function isAcademicYear(year: string): boolean {
  const [, first, second] = /^20(\d\d)-(\d\d)$/.exec(year) ?? [];
  return (Number(first) + 1) % 100 === Number(second);
}

/** Tuition for a year, which the State and the college fix separately for the two kinds of seats. */
const tuition = {
  tuition: amount.describe(
    'Rupees a year: of a convenor seat, or of every seat where all cost the same. If it is empty, the page says that the admissions office announces it',
  ),
  management: amount
    .optional()
    .describe('Rupees a year of a management seat, where it costs something else'),
};

/** Fees of a course. Length and seats come from the programme's own file. */
const course = z.strictObject({
  programme: z.enum(sectionIds).optional(),
  master: text.optional().describe('Id of a master course, where it is one'),
  ...tuition,
  later: z
    .array(
      z.strictObject({
        from: z.int().min(2).max(6).describe('The year of study from which it holds'),
        ...tuition,
      }),
    )
    .optional()
    .describe('Tuition of later years, where it is not that of the first'),
});

export const feesSchema = z.strictObject({
  title: prose,
  subject: pageDescription,
  checked: z.iso.date().describe('The day up to which the list is known to hold'),
  year: z
    .string()
    .refine((year) => isAcademicYear(year), 'must be two years on end, such as 2027-28')
    .meta({ reads: 'year' })
    .nullable()
    .describe('Academic year that the amounts hold for'),
  unknown: prose.describe('In place of an amount that is not known'),
  columns: z.strictObject({
    course: prose,
    length: prose,
    seats: prose,
    tuition: prose,
    state: prose.describe('What the State set for other years'),
    year: prose,
    scheme: prose,
    gives: prose,
  }),
  levels: z
    .array(
      z.strictObject({
        title: prose,
        courses: z.array(course).min(1),
        notes: z.array(prose),
      }),
    )
    .min(1),
  shared: z.strictObject({
    heading: prose,
    amount: prose.describe('Heads the column of amounts'),
    rows: z.array(z.strictObject({ item: prose, per: prose, amount })).min(1),
  }),
  notesHeading: prose,
  closing: z.array(prose).min(1).describe('Notes on all courses'),
});
