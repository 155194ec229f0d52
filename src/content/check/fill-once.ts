import { fillTokens } from '#src/lib/fill-tokens.ts';

/** By the data of a file, which stay the same objects until the file changes. */
const known = new WeakMap<object, { words: string; filled: object }>();

/**
 * Fills the words in braces of a file's texts. The result is shared with later checks: do not change it.
 *
 * @param onUnknown as of `fillTokens`
 */
export function fillOnce<Data extends object>(
  data: Data,
  words: Readonly<Record<string, string | undefined>>,
  onUnknown: (token: string, field: string) => void,
): Data {
  const said = JSON.stringify(words);
  const before = known.get(data);
  if (before?.words === said) return before.filled as Data;
  let hasUnknown = false;
  const filled = fillTokens(data, words, (token, field) => {
    hasUnknown = true;
    onUnknown(token, field);
  });
  // A word that stands for nothing is to be told again.
  if (!hasUnknown) known.set(data, { words: said, filled });
  return filled;
}
