import { z } from 'zod';
import { pageDescription, pageTitle, prose } from './schemas.ts';

/** Texts of the page that lists what can be downloaded. */
export const sheetsSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  telugu: prose,
  lead: prose,
  fees: prose.describe('What the fee structure holds'),
});
