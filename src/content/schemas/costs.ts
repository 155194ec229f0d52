import { z } from 'zod';
import { costHeads } from '#src/domain/cost-sum.ts';
import {
  homes,
  householdThings,
  schemeCategories,
  schemeLevels,
  seatKinds,
} from '#src/domain/scholarships.ts';
import { sectionIds } from '#src/routes.ts';
import { distinct, pageHead, prose, question, text } from './fields.ts';
import { markdown } from './markdown.ts';
import { sourceSchema } from './sources.ts';

/** Lines that open. */
const folds = z.array(z.strictObject({ name: prose, text: markdown })).min(1);

const rupees = z
  .int()
  .positive()
  .max(5_000_000)
  .meta({ reads: 'rupees' })
  .describe('Rupees a year');
const academicYear = z
  .string()
  .regex(/^20\d\d-\d\d$/, 'must be two years on end, such as 2025-26')
  .meta({ reads: 'year' })
  .describe('Academic year that the facts are of');

/** Help to pay: said in words for a family, and its conditions as values to compute with. */
const scheme = z.strictObject({
  id: text.regex(/^[a-z-]+$/, 'must be of small letters and hyphens'),
  name: prose,
  payer: prose.describe('Who pays'),
  with: text.optional().describe('Id of the scheme whose application is for this one too'),
  notWith: z.array(text).min(1).optional().describe('Ids of schemes that are not paid as well'),
  payee: prose.describe('Whose account the money reaches'),
  who: prose,
  gives: prose.describe('How much, in words'),
  rupees: rupees.optional().describe('A fixed sum a year'),
  conditions: z.strictObject({
    levels: z.array(z.enum(schemeLevels)).min(1),
    unsureLevels: z
      .array(z.enum(schemeLevels))
      .min(1)
      .optional()
      .describe('Levels of which no source says whether the scheme is for them'),
    unsure: prose.optional().describe('What the sources say of those levels'),
    categories: z.array(z.enum(schemeCategories)).min(1).optional().describe('All without it'),
    income: z
      .strictObject({ rural: rupees, urban: rupees })
      .optional()
      .describe('The most that the family may earn'),
    local: z.boolean().describe('Only for families of the State'),
    citizens: z.boolean().optional().describe('Only for citizens of India'),
    household: z
      .strictObject({
        land: prose.optional(),
        house: prose.optional(),
        car: prose.optional(),
        power: prose.optional(),
        job: prose.optional(),
        tax: prose.optional(),
      } satisfies Record<(typeof householdThings)[number], unknown>)
      .optional()
      .describe('Conditions on the household, by the choices of the question about it'),
    unsureHousehold: z
      .array(z.enum(householdThings))
      .min(1)
      .optional()
      .describe('Those that the choice alone does not decide'),
    seats: z.array(z.enum(seatKinds)).min(1).optional().describe('All seats without it'),
    attendance: z.number().positive().max(100).optional().describe('Least share of attendance'),
    competitive: z
      .boolean()
      .optional()
      .describe('Paid to the best alone: nobody is told that it fits'),
    also: z
      .array(prose)
      .min(1)
      .optional()
      .describe('Further conditions, which the family or the office has to check'),
  }),
  where: markdown.describe('Where and how to apply'),
  when: prose.describe('By when, with the last known days'),
  lastDay: z.iso.date().optional().describe('The last known day to apply'),
  year: academicYear,
  papers: z.array(text).describe('Ids of documents.yaml'),
  sources: z.array(sourceSchema).min(1),
});

/** Questions to a family, and what the answers to them say. */
const schemeFinder = z.strictObject({
  text: prose,
  privacy: prose,
  level: z.strictObject({ question: prose, choices: z.record(z.enum(schemeLevels), prose) }),
  category: z.strictObject({
    question: prose,
    hint: prose,
    choices: z.record(z.enum(schemeCategories), prose),
    none: prose,
  }),
  income: z.strictObject({ question: prose, hint: prose }),
  household: z.strictObject({
    question: prose,
    hint: prose,
    choices: z.record(z.enum(householdThings), prose),
    none: prose,
  }),
  local: z.strictObject({
    question: prose,
    hint: prose,
    choices: z.record(z.enum(homes), prose),
  }),
  result: z.strictObject({
    start: prose,
    none: prose,
    fits: prose,
    'may-fit': prose,
    'does-not-fit': prose,
    promise: prose.describe('That the page promises no money'),
    met: prose,
    missed: prose,
    unknown: prose,
  }),
  send: z.strictObject({
    heading: prose,
    subject: prose,
    greeting: prose,
    notTold: prose,
  }),
  list: z.strictObject({
    heading: prose,
    level: prose,
    category: prose,
    income: prose,
    local: prose,
    all: prose.describe('Where a scheme asks for nothing'),
  }),
  print: prose,
  clear: prose,
});

/** A yearly fee that the State has set for colleges of its kind, not the fee of this college. */
const stateFee = z.strictObject({
  programme: z.enum(sectionIds),
  seat: z.enum(seatKinds).optional().describe('Left out where the source does not name it'),
  rupees,
  year: academicYear,
  source: sourceSchema,
});

/** The page of costs: fees, who sets them, help to pay them, refunds. */
export const costsSchema = z.strictObject({
  ...pageHead,
  find: prose.describe('Button that leads to the questions about scholarships'),
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
  state: z
    .strictObject({
      heading: prose,
      text: prose,
      seats: z.strictObject({ convenor: prose, management: prose }),
      fees: z.array(stateFee).min(1),
    })
    .describe('What the State set for other years, as a guide'),
  scholarships: z.strictObject({
    heading: prose,
    labels: z.strictObject({
      more: prose.describe('Opens the rest of a scheme'),
      who: prose,
      where: prose,
      when: prose,
      papers: prose,
    }),
    help: schemeFinder.describe('“What help can we get?”'),
    schemes: distinct(z.array(scheme).min(1), 'id'),
    others: folds.describe('Help that is no scheme of its own'),
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

export type Scheme = z.output<typeof scheme>;
