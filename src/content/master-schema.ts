import { z } from 'zod';
import { entrySchema, selectionSchema } from './programme-schema.ts';
import { ground, link, medal, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

/** The master courses page: an introduction and one card a course. */
export const masterSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  lead: text,
  telugu: text.optional(),
  picture: pictureName,
  courses: z
    .array(
      z.strictObject({
        id: text,
        title: text,
        duration: text,
        link,
        eligibility: text,
        image: pictureName,
        description: text,
        note: text.optional().describe('What the rule means in practice'),
        ground,
        medal,
        entry: entrySchema,
        selection: selectionSchema,
      }),
    )
    .min(1),
  after: z.strictObject({ heading: text, text }),
});
