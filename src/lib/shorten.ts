/**
 * A text that is no longer than a limit: whole sentences where they are long enough, or else as many
 * words as fit, and an ellipsis.
 *
 * @param limit in characters
 * @param least below which whole sentences are too little
 */
export function shorten(text: string, limit: number, least = limit / 2): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit);
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, limit + 1))?.[0];
  if (sentences && sentences.length >= least) return sentences;
  const words = start.slice(0, limit - 1).replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:–|-]+$/, '')}…`;
}
