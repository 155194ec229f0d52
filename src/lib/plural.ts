import { fill, type Phrase } from './fill-tokens.ts';

/** A phrase for each number that a language tells apart, which is in it as `{count}`. */
export type Plural<Token extends string = 'count'> = { one: Phrase<Token>; other: Phrase<Token> };

/**
 * Says numbers in the phrases of one language: `4 years`.
 *
 * @returns a function that picks the phrase for a number; other tokens stay in it for `fill`
 */
export function counting(locale: string) {
  const plurals = new Intl.PluralRules(locale);
  return <Token extends string>(
    number: number,
    phrases: Plural<Token>,
  ): Phrase<Exclude<Token, 'count'>> => {
    const phrase: string = phrases[plurals.select(number) === 'one' ? 'one' : 'other'];
    return fill(phrase, { count: number });
  };
}
