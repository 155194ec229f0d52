import { z } from 'zod';
import { courseCategories } from '#src/domain/course-search.ts';
import { streams } from '#src/domain/entry-rules.ts';
import { sectionIds } from '#src/routes.ts';
import { distinct, ground, link, pageHead, pagePath, pictureName, prose, text } from './fields.ts';

/**
 * A card of the catalogue. Every field may be missing here: an entry that lacks one is dropped with
 * a warning instead of stopping the build (SPEC.md section 3).
 */
const course = z
  .strictObject({
    id: text.nullish(),
    name: prose.nullish(),
    description: prose.nullish(),
    image: pictureName.nullish(),
    link: link
      .nullish()
      .describe('The page that it leads to: /admissions#enquiry, where the course has none'),
    category: z.enum(courseCategories).nullish(),
    duration: prose.nullish(),
    intake: prose.nullish(),
    programme: z
      .enum(sectionIds)
      .optional()
      .describe('Whose values fill {length} and {seats}; left out for a course without pages'),
    group: z.enum(streams).optional().describe('Which group of that programme the seats belong to'),
    ground: ground.optional().describe('Colour of its edge, if not that of its programme'),
  })
  .refine(({ programme, group }) => programme !== undefined || group === undefined, {
    path: ['group'],
    error: 'is a group of no programme. Name its programme as well, or remove the group',
  });

export const coursesSchema = z.strictObject({
  ...pageHead,
  courses: distinct(z.array(course), 'id'),
  note: prose.describe('Below the cards'),
  elsewhere: z
    .strictObject({
      heading: prose,
      text: prose,
      links: z
        .array(z.strictObject({ path: pagePath, ground }))
        .describe('Each has its page’s title'),
    })
    .describe('Courses that are not cards of the catalogue'),
  why: z.strictObject({
    heading: prose,
    points: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
  }),
});

export type CatalogueEntry = z.output<typeof course>;
