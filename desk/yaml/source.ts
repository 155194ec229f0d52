/** A piece of source as the YAML parser keeps it. */
export type Token = { type: string; offset: number; source: string };

export function lineStart(source: string, position: number): number {
  return source.lastIndexOf('\n', position - 1) + 1;
}

/** After the end of a position's line; a position right after one is at its end already. */
export function lineEnd(source: string, position: number): number {
  if (position > 0 && source[position - 1] === '\n') return position;
  const end = source.indexOf('\n', position);
  return end < 0 ? source.length : end + 1;
}

/** The position after the last letter before `end`: ranges of blocks run on over empty lines. */
export function endOfContent(source: string, end: number): number {
  return source.slice(0, end).trimEnd().length;
}

/** From where a value stands with its tag and anchor, if it has any. */
export function startOf(tokens: readonly Token[], start: number): number {
  const own = tokens.filter(({ type }) => type === 'tag' || type === 'anchor');
  return Math.min(start, ...own.map(({ offset }) => offset));
}
