import { z } from 'zod';
import { distinct, pageHead, prose, text } from './fields.ts';
import { durationSchema, entrySchema, selectionSchema } from './programme.ts';
import { sourceSchema } from './sources.ts';

/** Texts of the page that draws how one course leads to the next. */
export const ladderSchema = z.strictObject({
  ...pageHead,
  steps: z.strictObject({
    start: z.strictObject({ title: prose, text: prose }),
    intermediate: prose,
    courses: prose,
    further: prose,
  }),
  labels: z.strictObject({
    picture: prose,
    after: prose,
    entry: prose,
    length: prose,
    entrance: prose,
    bodies: prose,
    leads: prose,
    taught: prose,
    elsewhere: prose,
    alongside: prose,
    asked: prose.describe('Where the office says each year whether it is open'),
    bridge: prose,
    course: prose.describe('Words of the link from a step to the pages of its course'),
  }),
  bodies: distinct(
    z.array(
      z.strictObject({
        step: text.describe('Id of a course, such as msc-nursing'),
        bodies: z
          .array(text)
          .describe('Short names of the bodies on the page About us, such as INC'),
      }),
    ),
    'step',
  ).describe('Who sets the rules of each course'),
  unregulated: prose,
  postBasic: z.strictObject({
    title: prose,
    note: prose,
    duration: durationSchema,
    entry: entrySchema,
    selection: selectionSchema,
    leads: prose,
  }),
  groups: z.strictObject({
    heading: prose,
    lead: prose,
    both: prose,
    source: sourceSchema,
    caption: prose,
    group: prose,
    ways: z.strictObject({ open: prose, bridge: prose, closed: prose }),
    others: prose.describe('Heading of what each group opens at other colleges'),
    elsewhere: z.strictObject({ MPC: prose, BiPC: prose, Vocational: prose, Other: prose }),
  }),
  nursing: z.strictObject({
    heading: prose,
    lead: prose,
    steps: z.array(z.strictObject({ heading: prose, text: prose })).min(2),
    more: prose,
  }),
  ask: z.strictObject({ heading: prose }),
});
