import { z } from 'zod';
import { durationSchema, entrySchema, selectionSchema } from './programme-schema.ts';
import {
  ground,
  link,
  medal,
  pageDescription,
  pageTitle,
  pictureName,
  prose,
  text,
} from './schemas.ts';

/** The master courses page: an introduction and one card a course. */
export const masterSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  lead: prose,
  telugu: prose.optional(),
  picture: pictureName,
  courses: z
    .array(
      z.strictObject({
        id: text.describe('Short name for other lists, such as msc-nursing; no two alike'),
        title: prose,
        duration: durationSchema,
        link,
        image: pictureName,
        description: prose,
        note: prose.optional().describe('What the rule means in practice'),
        ground,
        medal,
        entry: entrySchema,
        selection: selectionSchema,
      }),
    )
    .min(1),
  after: z.strictObject({ heading: prose, text: prose }),
});
