import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { distinct, pageHead, pictureName, prose } from './fields.ts';

const card = { description: prose, image: pictureName };

export const bachelorSchema = z.strictObject({
  ...pageHead,
  courses: distinct(
    z.array(z.strictObject({ programme: z.enum(sectionIds), ...card })).min(1),
    'programme',
  ),
  note: prose.describe('Below the cards'),
  choosing: z.strictObject({
    heading: prose,
    points: z.array(prose).min(1),
  }),
});
