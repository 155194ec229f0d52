import { z } from 'zod';
import { courseCategories } from '#src/admissions/course-search.ts';
import { sectionIds } from '#src/routes.ts';
import { link, medal, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

/**
 * A card of the catalogue. Every field may be missing here: an entry that lacks one is dropped with
 * a warning instead of stopping the build (SPEC.md section 3).
 */
const course = z.strictObject({
  id: text.nullish(),
  name: text.nullish(),
  description: text.nullish(),
  image: pictureName.nullish(),
  link: link.nullish(),
  category: z.enum(courseCategories).nullish(),
  duration: text.nullish(),
  intake: text.nullish(),
  programme: z.enum(sectionIds).describe('Whose values fill {length} and {seats}'),
  group: text.optional().describe('Which group of that programme the seats belong to'),
});

export const catalogueSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  lead: text,
  telugu: text.optional(),
  courses: z.array(course),
  elsewhere: z
    .strictObject({
      heading: text,
      text,
      links: z.array(z.strictObject({ title: text, path: link })),
    })
    .describe('Courses that are not cards of the catalogue'),
  why: z.strictObject({
    heading: text,
    points: z.array(z.strictObject({ heading: text, text, medal })).min(1),
  }),
});

export type CatalogueEntry = z.output<typeof course>;

const card = { description: text, image: pictureName };

export const bachelorSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  lead: text,
  telugu: text.optional(),
  picture: pictureName,
  eligibility: text.describe('The line that all three cards list'),
  courses: z
    .array(z.strictObject({ programme: z.enum(sectionIds), ...card, note: text.optional() }))
    .min(1),
  choosing: z.strictObject({
    heading: text,
    points: z.array(text).min(1),
  }),
});
