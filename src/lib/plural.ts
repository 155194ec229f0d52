import { fill } from './fill-tokens.ts';

/** A phrase for each number that a language tells apart; words in braces are filled. */
export type Plural = { one: string; other: string };

/**
 * Says numbers in the phrases of one language: `4 years`.
 *
 * @returns a function that picks the phrase for a number, which stands in it as `{count}`
 */
export function counting(locale: string) {
  const plurals = new Intl.PluralRules(locale);
  return (number: number, phrases: Plural): string =>
    fill(plurals.select(number) === 'one' ? phrases.one : phrases.other, { count: number });
}
