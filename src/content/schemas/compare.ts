import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { pageHead, prose } from './fields.ts';
import { markdown } from './markdown.ts';

/** Texts of the page that puts the programmes side by side. */
export const compareSchema = z.strictObject({
  ...pageHead,
  choose: prose,
  nothingShown: prose,
  note: markdown.describe('Below the table'),
  unknown: prose.describe('In place of a value that is not known'),
  noneKnown: prose.describe(
    'In place of a fee that the State has not set, or that no source names',
  ),
  none: prose.describe('For a programme without an internship'),
  noRule: prose.describe('For a programme without a rule on age'),
  hostel: prose.describe('Whether a student can live on the campus, for every course'),
  follows: z.record(z.enum(sectionIds), prose).describe('What a student can do afterwards'),
});
