import { z } from 'zod';
import { link, pageHead, prose, question, text } from './fields.ts';
import { markdown } from './markdown.ts';
import { sourceSchema } from './sources.ts';

/** A fact of the institution itself; left out until the owner has given it. */
const slot = z.strictObject({
  what: prose,
  asked: prose.optional().describe('Who requires a college to publish it'),
  value: prose.nullable(),
  path: link.optional().describe('Where the value leads'),
});

const term = z
  .strictObject({ days: z.int().min(1).describe('For the drawing, to scale'), text: prose })
  .describe('How long the step may take');

const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  heading: prose,
  text: markdown.optional(),
  calls: z
    .array(z.strictObject({ number: text, name: prose, when: prose }))
    .min(1)
    .optional()
    .describe('Numbers to call'),
  steps: z
    .array(z.strictObject({ heading: prose, text: markdown, term: term.optional() }))
    .min(2)
    .optional(),
  points: z.array(prose).min(2).optional(),
  table: z
    .strictObject({
      caption: prose,
      columns: z.array(prose).min(2),
      rows: z.array(z.array(prose).min(2)).min(2),
    })
    .optional(),
  orders: z
    .literal(true)
    .optional()
    .describe('Adds the orders of the bodies that the page About us lists'),
  slots: z.array(slot).min(1).optional(),
  question: question
    .optional()
    .describe('What a family sends on WhatsApp as long as a fact of the section is missing'),
  sources: z.array(sourceSchema).min(1).optional(),
});

/** A page of answers by section: safety, disclosures, applicants from abroad. */
export const guideSchema = z.strictObject({
  ...pageHead,
  sections: z.array(section).min(2),
  ask: z.strictObject({ heading: prose, text: prose }),
});

/** The page ‘May I join?’: a guide that other pages lead to in the family's own words. */
export const mayIJoinSchema = guideSchema.extend({
  invite: prose.describe('Words of the links that lead here'),
});

export type GuideSection = z.output<typeof section>;
export type Term = z.output<typeof term>;
export type Slot = z.output<typeof slot>;
