/** `A, B and C`: the last entry is joined by a word of its own. */
export function joinList(items: readonly string[], between: string, last: string): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(between)}${last}${items.at(-1)}`;
}

/** `B.Sc Nursing, BPT`, on lines that are not broken within a degree. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/(\b[BM]\.Sc) /, '$1\u00a0')).join(', ');
}
