import { z } from 'zod';
import { distinct, ground, id, link, medal, pageHead, pictureName, prose } from './fields.ts';
import { durationSchema, entrySchema, selectionSchema } from './programme.ts';

/** The master courses page: an introduction and one card a course. */
export const masterSchema = z.strictObject({
  ...pageHead,
  courses: distinct(
    z
      .array(
        z.strictObject({
          id: id.describe('Short name for other lists, such as msc-nursing; no two alike'),
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
    'id',
  ),
  after: z.strictObject({ heading: prose, text: prose }),
});
