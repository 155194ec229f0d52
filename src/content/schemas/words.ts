import { z } from 'zod';
import contract from '#src/words.generated.json' with { type: 'json' };
import type { Words } from '#src/words.ts';
import { phrase } from './fields.ts';

type Contract = string | boolean | { [key: string]: Contract };

/** The words of the interface, with the keys and the words in braces that `npm run words` found. */
export const wordsSchema = schemaOf(contract) as z.ZodType<Words>;

function schemaOf(part: Contract): z.ZodType {
  if (typeof part !== 'object') return phrase();
  const isPhrase = Object.values(part).every((value) => value === true);
  if (isPhrase) return phrase(...Object.keys(part));
  return z.strictObject(
    Object.fromEntries(Object.entries(part).map(([key, item]) => [key, schemaOf(item)])),
    { error: sayNew },
  );
}

function sayNew(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const names = issue.keys.map((key) => `'${key}'`).join(', ');
  return `unknown word ${names}. Check the spelling, or remove it; if the site says a new word, npm run words`;
}
