import { type Entry, type Group, isCell, type Part } from './form.ts';

/**
 * Puts own changes onto a form that somebody else has changed meanwhile; where both changed the
 * same value, the own one wins.
 *
 * @returns undefined if both rearranged a list, so that nobody can say what belongs where
 */
export function mergeForms(before: Part, mine: Part, theirs: Part): Part | undefined {
  try {
    return merge(before, mine, theirs);
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
}

class Unclear extends Error {}

function merge<P extends Part | undefined>(before: P, mine: P, theirs: P): P {
  if (isSame(before, mine)) return theirs;
  if (isSame(before, theirs)) return mine;
  if (Array.isArray(before) || Array.isArray(mine) || Array.isArray(theirs)) {
    return mergeLists(
      (before ?? []) as Entry[],
      mine as Entry[],
      theirs as Entry[],
    ) as unknown as P;
  }
  if (!before || !mine || !theirs || isCell(mine) || isCell(before) || isCell(theirs)) return mine;
  const [a, b, c] = [before as Group, mine as Group, theirs as Group];
  const keys = new Set([...Object.keys(b), ...Object.keys(c)]);
  const entries = [...keys].map((key) => [key, merge(a[key], b[key], c[key])]);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as P;
}

function mergeLists(before: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]) {
  const isArranged = (list: readonly Entry[]) =>
    list.length === before.length && list.every(({ $from }, index) => $from === index);
  // Their list is what is on disk, so its entries are counted anew; only its length tells.
  if (!isArranged(mine) || theirs.length !== before.length) throw new Unclear();
  return mine.map((entry, index) => merge(before[index] as Entry, entry, theirs[index] as Entry));
}

/** Whether two parts hold the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
