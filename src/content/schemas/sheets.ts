import { z } from 'zod';
import { pageHead, prose } from './fields.ts';

/** Texts of the page that lists what can be downloaded. */
export const sheetsSchema = z.strictObject({
  ...pageHead,
  fees: prose.describe('What the fee structure holds'),
});
