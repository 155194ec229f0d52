import { z } from 'zod';
import { courseCategories } from '#src/domain/course-search.ts';
import { faqSchema } from './faq.ts';
import { distinct, id, pageHead, prose } from './fields.ts';
import { markdown } from './markdown.ts';

export const admissionsSchema = z.strictObject({
  ...pageHead,
  why: z.strictObject({
    heading: prose,
    points: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
  }),
  courses: z.strictObject({
    heading: prose,
    note: prose,
    levels: distinct(
      z
        .array(
          z.strictObject({
            id,
            title: prose,
            category: z.enum(courseCategories).describe('Which courses of the catalogue it lists'),
          }),
        )
        .min(1),
      'id',
    ).describe('In the order of the tabs; the first one is open'),
  }),
  fees: z.strictObject({
    heading: prose,
    text: markdown,
    ask: prose.describe('In place of the table while no amount is known'),
    chat: prose.describe('First line of a chat about fees'),
    more: prose.describe('Leads to the page of fees and scholarships'),
    download: prose,
    donation: prose.describe('Leads to whom a family tells of a donation that was demanded'),
  }),
  enquiry: z.strictObject({
    heading: prose,
    points: z.array(prose).min(1),
    next: prose.describe('How the college gets the details, told before the form is sent'),
  }),
  faq: faqSchema,
});
