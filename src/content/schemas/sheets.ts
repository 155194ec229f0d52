import { z } from 'zod';
import { pageHead, prose } from './fields.ts';

/** Texts of the page that lists what can be downloaded. */
export const sheetsSchema = z.strictObject({
  ...pageHead,
  dates: prose.describe('What the poster of dates is for'),
  fees: prose.describe('What the fee structure holds'),
  issued: z.iso.date().describe('Date of issue at the foot of every course sheet'),
});
