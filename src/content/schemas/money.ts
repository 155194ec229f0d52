import { z } from 'zod';
import { costHeads } from '#src/admissions/cost-sum.ts';
import { link, prose } from './fields.ts';
import { sourceSchema } from './sources.ts';

const table = { heading: prose, columns: z.array(prose).length(3) };

/** What a course costs besides its tuition, and who decides it: a part of the admissions page. */
export const moneySchema = z.strictObject({
  heading: prose,
  text: prose,
  heads: z.strictObject({
    ...table,
    rows: z.array(z.strictObject({ head: prose, who: prose, note: prose })).min(1),
    sources: z.array(sourceSchema),
  }),
  seats: z.strictObject({
    heading: prose,
    points: z.array(prose).min(1),
    sources: z.array(sourceSchema),
  }),
  scholarships: z.strictObject({
    ...table,
    rows: z.array(z.strictObject({ name: prose, who: prose, until: prose })).min(1),
    portals: z.array(z.strictObject({ title: prose, link })),
    sources: z.array(sourceSchema),
  }),
  refund: z.strictObject({
    heading: prose,
    points: z.array(prose).min(1),
    own: prose.nullable().describe('The college’s own rule; empty while it is not told'),
    ownMissing: prose.describe('Stands in its place'),
    sources: z.array(sourceSchema),
  }),
  questions: z.strictObject({ heading: prose, list: z.array(prose).length(10) }),
  sheet: z.strictObject({
    heading: prose,
    text: prose,
    heads: z.record(z.enum(costHeads), prose),
    perYear: prose,
    once: prose,
    years: prose,
    rupees: prose.describe('The sign of the currency, before an amount'),
    first: prose,
    all: prose,
    print: prose,
    clear: prose,
    privacy: prose,
  }),
});
