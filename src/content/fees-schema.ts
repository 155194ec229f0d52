import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageDescription, text } from './schemas.ts';

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
  title: text,
  subject: pageDescription,
  year: text.nullable().describe('Academic year that the amounts hold for'),
  unknown: text.describe('Stands in place of an amount that is not known'),
  columns: z.strictObject({ course: text, length: text, seats: text, tuition: text }),
  levels: z
    .array(
      z.strictObject({
        title: text,
        courses: z.array(course).min(1),
        notes: z.array(text),
      }),
    )
    .min(1)
    .describe('One page each'),
  shared: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ item: text, per: text, amount })).min(1),
  }),
  notesHeading: text,
  closing: z.array(text).min(1).describe('Notes on every page'),
});

export type Fees = z.output<typeof feesSchema>;
