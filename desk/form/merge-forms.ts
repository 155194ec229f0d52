import { type Cell, type Entry, type Group, isCell, isList, type Line, type Part } from './form.ts';
import { matchEntries } from './match-entries.ts';

/** Whose value is kept where both sides have given a field different ones. */
export type Side = 'mine' | 'theirs';

/**
 * A field to which both sides have given different values, or an entry that one of them changed and
 * the other took away.
 */
export type Clash = {
  path: readonly Step[];
  before: Part | undefined;
} & { readonly [side in Side]: Part | undefined };

/** A field, or an entry of a list with its number. */
type Step = string | { entry: Entry; index: number };

/**
 * Puts own changes onto a form that somebody else has changed meanwhile, field by field.
 *
 * @param before that both started from
 * @param mine whose entries know where they were in `before`
 * @param theirs as it was read, with its entries counted anew
 * @param keep whose value is kept where both have changed the same field
 * @returns the form of both, with its entries counted as theirs, and the fields in which both differ
 */
export function mergeForms(before: Part, mine: Part, theirs: Part, keep: Side = 'mine') {
  const clashes: Clash[] = [];
  const settle: Settle = (path, old, own, other) => {
    clashes.push({ path, before: old, mine: own, theirs: other && countedAs(old, other) });
    return keep === 'mine' ? own : other;
  };
  return { form: merge([], [before, mine, theirs], settle) ?? {}, clashes };
}

/** A form as it was read, with the entries of its lists counted as those of an earlier form. */
export function countedAs(before: Part | undefined, form: Part): Part {
  if (isCell(form)) return form;
  if (isList(form)) {
    const earlier = isList(before) ? before : [];
    const places = matchEntries(earlier, form);
    return form.map((entry, index) => {
      const $from = places[index];
      return placed(countedAs(earlier[$from ?? -1], bare(entry)), $from);
    });
  }
  const old = groupOf(before);
  const parts = Object.entries(form).map(([key, part]) => [key, part && countedAs(old[key], part)]);
  return Object.fromEntries(parts);
}

type Path = readonly Step[];
type Parts = readonly [before: Part | undefined, mine: Part | undefined, theirs: Part | undefined];
/** Decides between values that differ. */
type Settle = (path: Path, ...parts: Parts) => Part | undefined;

/** The state that counts, where a part is one value. */
function choose(path: Path, [before, mine, theirs]: Parts, settle: Settle): Part | undefined {
  if (isSame(before, mine) || isSame(mine, theirs)) return theirs;
  return isSame(before, theirs) ? mine : settle(path, before, mine, theirs);
}

function merge(path: Path, parts: Parts, settle: Settle): Part | undefined {
  return choose(path, parts, (_, before, mine, theirs) => {
    if (isCell(mine) && isCell(theirs)) {
      return mergeCells(path, isCell(before) ? before : undefined, mine, theirs, settle);
    }
    if (isList(mine) && isList(theirs)) {
      return mergeLists(path, isList(before) ? before : [], mine, theirs, settle);
    }
    if (isGroup(mine) && isGroup(theirs)) {
      const old = groupOf(before);
      const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
      const inner = (key: string) =>
        merge([...path, key], [old[key], mine[key], theirs[key]], settle);
      // A field that went stays as undefined, so that it goes from the file.
      return Object.fromEntries([...keys].map((key) => [key, inner(key)]));
    }
    return settle(path, before, mine, theirs);
  });
}

/** A value with its mark is one field, and each translation is another. */
function mergeCells(
  path: Path,
  before: Cell | undefined,
  mine: Cell,
  theirs: Cell,
  settle: Settle,
): Cell {
  const isMarked = isSame(mine.value, theirs.value) && isSame(mine.question, theirs.question);
  const fact = isMarked
    ? factOf(before?.mark === theirs.mark ? mine : theirs)
    : choose(path, [before && factOf(before), factOf(mine), factOf(theirs)], settle);
  const lines = new Set([mine, theirs].flatMap((cell) => Object.keys(cell.lines ?? {})));
  const merged = { ...(fact as Cell) };
  if (lines.size === 0) return merged;
  const ofLang = (lang: string): Line => {
    const told = (cell: Cell | undefined): Cell => ({
      // The same text beside each, so that a clash says nothing of it, whichever is kept.
      ...factOf(theirs),
      lines: { [lang]: { text: cell?.lines?.[lang]?.text } as Line },
    });
    const chosen = choose(path, [told(before), told(mine), told(theirs)], settle) as Cell;
    const line = chosen.lines?.[lang] ?? {};
    // Somebody has read a line only beside the English text of the same computer.
    const readers = [mine, theirs].filter(
      (cell) => isSame(factOf(cell), factOf(merged)) && cell.lines?.[lang]?.text === line.text,
    );
    const known = readers.map((cell) => cell.lines?.[lang] ?? {});
    return known.find((one) => !isSame(one, before?.lines?.[lang])) ?? known[0] ?? line;
  };
  return { ...merged, lines: Object.fromEntries([...lines].map((lang) => [lang, ofLang(lang)])) };
}

function factOf({ value, mark, question }: Cell): Cell {
  return {
    $cell: true,
    value,
    ...(mark === undefined ? {} : { mark }),
    ...(question === undefined ? {} : { question }),
  };
}

/** An entry of the joined list: where each side has it, and its parts, if it stays. */
type Item = { readonly [side in Side]?: number } & { entry?: Entry | undefined };

function mergeLists(
  path: Path,
  before: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  settle: Settle,
): readonly Entry[] {
  const places = matchEntries(before, theirs);
  const added = mine.flatMap(({ $from }, index) => ($from === undefined ? [index] : []));
  const addedThere = theirs.flatMap((_, index) => (places[index] === undefined ? [index] : []));
  // Both may have added the same entry.
  const twins = matchEntries(
    addedThere.map((index) => theirs[index] as Entry),
    added.map((index) => mine[index] as Entry),
    false,
  );
  const twinOf = new Map(twins.map((twin, at) => [added[at], addedThere[twin ?? -1]]));
  const items = mine.map(({ $from }, index): Item => {
    const at = $from === undefined ? twinOf.get(index) : indexOf(places, $from);
    return { mine: index, ...(at === undefined ? {} : { theirs: at }) };
  });
  const known = new Set(items.map((item) => item.theirs));
  theirs.forEach((_, index) => {
    if (!known.has(index)) items.push({ theirs: index });
  });

  const merged = (item: Item): Entry | undefined => {
    const [own, other] = [mine[item.mine ?? -1], theirs[item.theirs ?? -1]];
    const from = own ? own.$from : places[item.theirs ?? -1];
    const old = from === undefined ? undefined : before[from];
    const [a, b, c] = [old, own, other].map((one) => one && bare(one));
    if (!b || !c) {
      // Only one side has it: it is new there, or the other side has taken it away.
      const left = b ?? c;
      if (!a) return left && placed(left, item.theirs);
      if (isSame(a, left)) return undefined;
      const alone = (one: Entry | undefined) => (one ? [placed(one, 0)] : []);
      const stays = settle(path, alone(a), alone(b), alone(c)) as readonly Entry[];
      return stays.length > 0 ? placed(left as Entry, item.theirs) : undefined;
    }
    const step = { entry: c, index: item.theirs ?? 0 };
    const whole = merge([...path, step], [a, b, c], settle);
    return whole && placed(whole, item.theirs);
  };
  for (const item of items) item.entry = merged(item);
  const leader = leaderOf(
    path,
    before,
    mine.map(({ $from }) => $from),
    places,
    settle,
  );
  return inOrder(items, leader).flatMap(({ entry }) => (entry ? [entry] : []));
}

/** Whose order the entries take. */
function leaderOf(
  path: Path,
  before: readonly Entry[],
  mine: Places,
  theirs: Places,
  settle: Settle,
): Side {
  // Only entries that all three have can be in another order.
  const common = (places: Places, others: Places) =>
    places.filter((from) => from !== undefined && others.includes(from)) as number[];
  const [own, other] = [common(mine, theirs), common(theirs, mine)];
  const old = other.toSorted((a, b) => a - b);
  if (isSame(own, old) || isSame(own, other)) return 'theirs';
  if (isSame(other, old)) return 'mine';
  const inOrderOf = (order: readonly number[]) =>
    order.map((from) => placed(bare(before[from] as Entry), old.indexOf(from)));
  const ownList = inOrderOf(own);
  const kept = settle(path, inOrderOf(old), ownList, inOrderOf(other));
  return kept === ownList ? 'mine' : 'theirs';
}

type Places = readonly (number | undefined)[];

/** Items as one side has them; each of the others follows the one that it follows there. */
function inOrder(items: readonly Item[], leader: Side): Item[] {
  const follower = leader === 'mine' ? 'theirs' : 'mine';
  const of = (side: Side) =>
    items
      .filter((item) => item[side] !== undefined)
      .sort((a, b) => Number(a[side]) - Number(b[side]));
  const order = of(leader);
  const followers = of(follower);
  for (const [index, item] of followers.entries()) {
    if (order.includes(item)) continue;
    const before = followers[index - 1];
    let at = before ? order.indexOf(before) + 1 : 0;
    while (order[at] && order[at]?.[follower] === undefined) at += 1;
    order.splice(at, 0, item);
  }
  return order;
}

function indexOf(places: Places, from: number): number | undefined {
  const at = places.indexOf(from);
  return at < 0 ? undefined : at;
}

function isGroup(part: Part | undefined): part is Group {
  return part !== undefined && !isCell(part) && !isList(part);
}

function groupOf(part: Part | undefined): Group {
  return isGroup(part) ? part : {};
}

/** An entry without its place. */
function bare({ $from: _, ...entry }: Entry): Entry {
  return entry as Entry;
}

function placed(part: Part, $from: number | undefined): Entry {
  return { ...part, ...($from === undefined ? {} : { $from }) } as Entry;
}

/** Whether two parts hold the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
