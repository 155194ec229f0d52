declare const tokens: unique symbol;

/** A text that has to be filled with these words in braces. */
export type Phrase<Token extends string> = string & { readonly [tokens]?: Token };

/** The values of a text's words in braces: all of a phrase's, of any other text any. */
type Values<Text> = typeof tokens extends keyof Text
  ? Readonly<Record<TokensOf<Text>, string | number>>
  : Readonly<Record<string, string | number | undefined>>;

type TokensOf<Text> = Text extends Phrase<infer Token> ? Token : never;

/** Puts values in place of tokens such as `{count}`; a token without a value stays as written. */
export function fill<Text extends string>(
  text: Text,
  values: Values<Text>,
  onUnknown?: (token: string) => void,
): string {
  if (!text.includes('{')) return text;
  const known = new Map<string, string | number | undefined>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (written, token: string) => {
    const value = known.get(token);
    if (value === undefined) onUnknown?.(token);
    return value === undefined ? written : String(value);
  });
}

/**
 * Fills the tokens of every text of a value, however deep it lies.
 *
 * @param words what stands for each token; a token without a word stays as written
 * @param onUnknown called with each such token and the path of the text that holds it
 */
export function fillTokens<Value>(
  value: Value,
  words: Readonly<Record<string, string | undefined>>,
  onUnknown: (token: string, field: string) => void,
  field = '',
): Value {
  if (typeof value === 'string') {
    return fill<string>(value, words, (token) => onUnknown(token, field)) as Value;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      fillTokens(item, words, onUnknown, `${field}[${index}]`),
    ) as Value;
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fillTokens(item, words, onUnknown, field ? `${field}.${key}` : key),
      ]),
    ) as Value;
  }
  return value;
}
