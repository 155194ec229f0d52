import { z } from 'zod';
import { ground, pageHead, pictureName, prose } from './fields.ts';

export const examinationsSchema = z.strictObject({
  ...pageHead,
  table: z.strictObject({
    heading: prose,
    entrance: prose.describe('Pass mark of a course that leads to an entrance examination'),
  }),
  rules: z.strictObject({
    heading: prose,
    items: z.array(z.strictObject({ heading: prose, text: prose, ground })).min(1),
  }),
  ask: z.strictObject({ heading: prose, text: prose, picture: pictureName }),
});
