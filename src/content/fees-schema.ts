import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageDescription, prose, text } from './schemas.ts';

const amount = z
  .int()
  .positive()
  .nullable()
  .describe('Rupees; empty: announced by the admissions office');

/** Fees of a course. Length and seats come from the programme's own file. */
const course = z.strictObject({
  programme: z.enum(sectionIds).optional(),
  master: text.optional().describe('Id of a master course, where it is one'),
  tuition: amount,
});

export const feesSchema = z.strictObject({
  title: prose,
  subject: pageDescription,
  year: text.nullable().describe('Academic year that the amounts hold for'),
  checked: z.iso.date().describe('The day up to which the list is known to hold'),
  unknown: prose.describe('Stands in place of an amount that is not known'),
  columns: z.strictObject({ course: prose, length: prose, seats: prose, tuition: prose }),
  levels: z
    .array(
      z.strictObject({
        title: prose,
        courses: z.array(course).min(1),
        notes: z.array(prose),
      }),
    )
    .min(1)
    .describe('One page each'),
  shared: z.strictObject({
    heading: prose,
    amount: prose.describe('Heads the column of amounts'),
    rows: z.array(z.strictObject({ item: prose, per: prose, amount })).min(1),
  }),
  notesHeading: prose,
  closing: z.array(prose).min(1).describe('Notes on every page'),
});

export type Fees = z.output<typeof feesSchema>;
