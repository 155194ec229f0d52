import { z } from 'zod';
import { pageHead, prose } from './fields.ts';
import { markdown } from './markdown.ts';

/** Texts of the page that puts the programmes side by side. */
export const compareSchema = z.strictObject({
  ...pageHead,
  choose: prose,
  nothingShown: prose,
  note: markdown.describe('Below the table'),
  indicative: prose.describe('Beside the name of a programme that is not confirmed'),
  same: prose.describe('Above the rows that say the same for every course'),
  noneKnown: prose.describe(
    'In place of a fee that the State has not set, or that no source names',
  ),
  hostel: z.strictObject({
    heading: prose,
    value: prose.describe('Whether a student can live on the campus, for every course'),
  }),
});
