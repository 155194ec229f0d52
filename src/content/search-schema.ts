import { z } from 'zod';
import { pageDescription, pageTitle, prose, text } from './schemas.ts';

/** Texts of the search page, and the words that stand for each other. */
export const searchSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: prose,
  telugu: prose,
  lead: prose,
  withoutScript: prose,
  all: prose,
  others: prose,
  synonyms: z.array(z.array(text).min(2)),
});
