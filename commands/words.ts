/** Writes down which words content/words.yaml has, and what each must be filled with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteTokens } from '#src/content/schemas/fields.ts';

type Words = string | { [key: string]: Words };
type Contract = '' | { [key: string]: Contract | true };

const words: Words = parse(readFileSync('content/words.yaml', 'utf8'));
writeFileSync('src/words.generated.json', `${JSON.stringify(contractOf(words), null, 1)}\n`);

/** An empty text for words as they are, `{"count": true}` for a phrase to be filled. */
function contractOf(part: Words): Contract {
  if (typeof part !== 'string') {
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, contractOf(item)]));
  }
  const ofSite: readonly string[] = siteTokens;
  const tokens = [...part.matchAll(/\{(\w+)\}/g)].map(([, token = '']) => token);
  const own = tokens.filter((token) => !ofSite.includes(token));
  return own.length > 0 ? Object.fromEntries(own.map((token) => [token, true])) : '';
}
