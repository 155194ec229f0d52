import { z } from 'zod';
import { courseCategories } from '#src/admissions/course-search.ts';
import { faqSchema } from './faq-schema.ts';
import { markdown } from './markdown.ts';
import { pageDescription, pageTitle, text } from './schemas.ts';

export const admissionsSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  why: z.strictObject({
    heading: text,
    points: z.array(z.strictObject({ heading: text, text })).length(4),
  }),
  courses: z.strictObject({
    heading: text,
    note: text,
    levels: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          title: text,
          category: z.enum(courseCategories).describe('Which courses of the catalogue it lists'),
        }),
      )
      .min(1)
      .describe('In the order of the tabs; the first one is open'),
  }),
  fees: z.strictObject({
    heading: text,
    text: markdown,
    ask: text.describe('Stands in place of the table while no amount is known'),
    chat: text.describe('First line of a chat about fees'),
    download: text,
    scholarships: z.strictObject({ heading: text, text: markdown }),
  }),
  enquiry: z.strictObject({
    heading: text,
    text,
    points: z.array(text).min(1),
    next: text.describe('How the college gets the details, told before the form is sent'),
    success: z.strictObject({ heading: text, text }),
    follow: text,
  }),
  faq: faqSchema,
});
