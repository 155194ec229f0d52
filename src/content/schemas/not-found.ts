import { z } from 'zod';
import { link, pageHead, prose } from './fields.ts';

export const notFoundSchema = z.strictObject({
  ...pageHead,
  coursesHeading: prose,
  pages: z.array(z.strictObject({ title: prose, path: link })).min(1),
});
