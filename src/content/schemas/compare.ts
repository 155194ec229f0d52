import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageHead, prose } from './fields.ts';

/** Texts of the page that puts the programmes side by side. */
export const compareSchema = z.strictObject({
  ...pageHead,
  choose: prose,
  nothingShown: prose,
  note: prose.describe('Stands below the table'),
  unknown: prose.describe('Stands where a value is not known'),
  none: prose.describe('Stands where a programme has no internship'),
  noRule: prose.describe('Stands where no age is asked'),
  follows: z.record(z.enum(sectionIds), prose).describe('What a student can do afterwards'),
});
