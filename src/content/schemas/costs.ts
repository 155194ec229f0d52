import { z } from 'zod';
import { costHeads } from '#src/admissions/cost-sum.ts';
import { distinct, pageHead, prose, question } from './fields.ts';
import { markdown } from './markdown.ts';
import { sourceSchema } from './sources.ts';

/** Lines that open. */
const folds = z.array(z.strictObject({ name: prose, text: markdown })).min(1);

/** The page of costs: fees, who sets them, help to pay them, refunds. */
export const costsSchema = z.strictObject({
  ...pageHead,
  add: prose.describe('Button that leads to the sheet'),
  parts: z.strictObject({
    heading: prose,
    heads: z.record(
      z.enum(costHeads),
      z.strictObject({ name: prose, note: prose.optional().describe('Puts it into the list') }),
    ),
  }),
  seats: z.strictObject({ heading: prose, points: z.array(prose).min(1) }),
  refund: z.strictObject({
    heading: prose,
    text: prose,
    rules: folds,
    own: prose.nullable().describe('The college’s own rule'),
  }),
  scholarships: z.strictObject({
    heading: prose,
    schemes: folds,
  }),
  questions: z.strictObject({ heading: prose, list: distinct(z.array(question).min(1)) }),
  sheet: z.strictObject({
    heading: prose,
    text: prose,
    perYear: prose,
    once: prose,
    years: prose,
    rupees: prose.describe('The sign of the currency, before an amount'),
    wrong: prose.describe('Shown below an amount that is not a number'),
    first: prose,
    all: prose,
    print: prose,
    clear: prose,
    privacy: prose,
  }),
  sources: z.array(sourceSchema),
});
