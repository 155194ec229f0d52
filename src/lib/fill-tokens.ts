/**
 * Replaces tokens such as `{duration}` in every text of a value, however deep it lies.
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
    return value.replace(/\{(\w+)\}/g, (written, token: string) => {
      const word = Object.hasOwn(words, token) ? words[token] : undefined;
      if (word === undefined) onUnknown(token, field);
      return word ?? written;
    }) as Value;
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
