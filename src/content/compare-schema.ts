import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageDescription, pageTitle, text } from './schemas.ts';

/** Texts of the page that puts the programmes side by side. */
export const compareSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  choose: text,
  nothingShown: text,
  unknown: text.describe('Stands where a value is not known'),
  none: text.describe('Stands where a programme has no internship'),
  noRule: text.describe('Stands where no age is asked'),
  follows: z.record(z.enum(sectionIds), text).describe('What a student can do afterwards'),
});
