import { z } from 'zod';
import { link, pageDescription, pageTitle, prose } from './schemas.ts';

export const notFoundSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  lead: prose,
  telugu: prose,
  coursesHeading: prose,
  pages: z.array(z.strictObject({ title: prose, path: link })).min(1),
});
