import { cellsIn, type Entry, fieldName, isCell } from './form.ts';

/**
 * Finds the entries of a list in an earlier state of it. A file does not say which entry is which,
 * so they are told by what they hold, and a text at last by its place.
 *
 * @param mayDiffer whether an entry is also found by a half of what it holds, or by its place
 * @returns for each entry its index in the earlier list; undefined for one that is new
 */
export function matchEntries(
  earlier: readonly Entry[],
  list: readonly Entry[],
  mayDiffer = true,
): (number | undefined)[] {
  const found = list.map((): number | undefined => undefined);
  const isFree = (index: number) => earlier[index] !== undefined && !found.includes(index);
  const [olds, news] = [earlier.map(fieldsOf), list.map(fieldsOf)];
  const likenesses = olds.map((old) => news.map((entry) => likeness(old, entry)));
  const likenessAt = (index: number, at: number) => likenesses[index]?.[at] ?? 0;
  const pair = (isPair: (index: number, at: number) => boolean) => {
    for (const [at, known] of found.entries()) {
      if (known !== undefined) continue;
      const index = earlier.findIndex((_, one) => isFree(one) && isPair(one, at));
      if (index >= 0) found[at] = index;
    }
  };
  // Of entries that hold the same, the first belong together, and the last.
  for (let at = 0; likenessAt(at, at) === 1; at += 1) found[at] = at;
  for (let back = 1; back <= list.length; back += 1) {
    const [index, at] = [earlier.length - back, list.length - back];
    if (found[at] !== undefined || !isFree(index) || likenessAt(index, at) < 1) break;
    found[at] = index;
  }
  pair((index, at) => likenessAt(index, at) === 1);
  const [oldKeys, newKeys] = [earlier.map(keyOf), list.map(keyOf)];
  const isOnce = (keys: (string | undefined)[], key: string | undefined) =>
    key !== undefined && keys.indexOf(key) >= 0 && keys.indexOf(key) === keys.lastIndexOf(key);
  pair((index, at) => {
    const key = newKeys[at];
    return oldKeys[index] === key && isOnce(oldKeys, key) && isOnce(newKeys, key);
  });
  if (!mayDiffer) return found;
  const alike = likenesses.flatMap((row, index) =>
    row.map((likeness, at) => ({ index, at, likeness })),
  );
  for (const { index, at, likeness } of alike.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness >= 0.5 && found[at] === undefined && isFree(index)) found[at] = index;
  }
  for (const [at, entry] of list.entries()) {
    const before = at === 0 ? -1 : found[at - 1];
    if (found[at] !== undefined || before === undefined || !isFree(before + 1)) continue;
    // Another text in the same place is a change; an entry of many fields, all others, is a new one.
    if (isCell(entry) && isCell(earlier[before + 1])) found[at] = before + 1;
  }
  return found;
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** The first text of an entry, which is its code or its title. */
function keyOf(entry: Entry): string | undefined {
  const [first] = cellsIn(entry);
  const { value } = first?.cell ?? {};
  const isText = typeof value === 'string' && value !== '';
  return first && isText ? `${fieldName(first.path)} ${value}` : undefined;
}

/** The part of their fields that two entries have in common, from 0 to 1; empty ones say nothing. */
function likeness(old: Fields, next: Fields): number {
  const fields = new Set([...old.keys(), ...next.keys()]);
  const common = [...fields].reduce((sum, field) => {
    const [texts, others] = [old.get(field) ?? [], next.get(field) ?? []];
    const same = texts.filter((text, index) => others[index] === text).length;
    return sum + same / Math.max(texts.length, others.length);
  }, 0);
  return fields.size === 0 ? 1 : common / fields.size;
}

/** The values of an entry by their fields, each with its translations. */
function fieldsOf(entry: Entry): Fields {
  const filled = cellsIn(entry).filter(({ cell: { value, mark } }) => mark || (value ?? '') !== '');
  return new Map(
    filled.map(({ path, cell: { value, mark, question, lines = {} } }) => [
      fieldName(path),
      [
        JSON.stringify([value, mark, question]),
        ...Object.values(lines).map(({ text }) => `${text}`),
      ],
    ]),
  );
}
