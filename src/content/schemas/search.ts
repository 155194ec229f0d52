import { z } from 'zod';
import { link, pageHead, prose, text } from './fields.ts';

/** Texts of the search page, and the words that stand for each other. */
export const searchSchema = z.strictObject({
  ...pageHead,
  withoutScript: prose,
  all: prose,
  others: prose,
  vague: z.array(text).describe('Count only where nothing else is looked for'),
  synonyms: z.array(
    z.strictObject({
      words: z.array(text).min(2),
      aboutOneself: z
        .literal(true)
        .optional()
        .describe('A case of the visitor, which counts more than a course that is named with it'),
      pages: z
        .array(link)
        .min(1)
        .optional()
        .describe('Found first when one of the words is looked for'),
    }),
  ),
});
