import { type FieldSchema, fieldAt } from './form/field-schema.ts';
import {
  type Cell,
  type Entry,
  type FieldPath,
  type Group,
  isCell,
  isList,
  type Part,
  partAt,
} from './form/form.ts';
import type { Clash, Side } from './form/merge-forms.ts';
import { daysInWords, inLine, labelOf, languageName, named, quoted } from './labels.ts';

/** One thing that is different, in plain words; of a single value also where it is and what it was. */
export type Difference = { place: string; text: string; old?: OldValue };
/** The path is that of the later state, with the names of the entries of lists on it. */
type OldValue = { path: FieldPath; names: readonly string[]; cell: Cell };

/**
 * Lists the differences between two states of a content file, field by field.
 *
 * @param title of the file
 */
export function describeChanges(
  title: string,
  schema: FieldSchema,
  before: Part | undefined,
  after: Part | undefined,
): Difference[] {
  const found: Difference[] = [];
  const note: Note = (path, text, old) =>
    found.push({ place: [title, ...path].join(' › '), text, ...(old ? { old } : {}) });
  compare(schema, before, after, [], note, { path: [], names: [] });
  return found;
}

/**
 * Says what one side has made of a field that both have changed.
 *
 * @param title of the file
 */
export function describeClash(
  title: string,
  schema: FieldSchema,
  clash: Clash,
  side: Side,
): Difference[] {
  const path = [title];
  let field = schema;
  for (const step of clash.path) {
    field = fieldAt(field, [typeof step === 'string' ? step : 0]);
    path.push(
      typeof step === 'string' ? labelOf(step, field) : named(step.entry, step.index, path.at(-1)),
    );
  }
  const found: Difference[] = [];
  const note: Note = (place, text) => found.push({ place: place.join(' › '), text });
  compare(field, clash.before, clash[side], path, note, { path: [], names: [] });
  return found;
}

type Note = (path: readonly string[], text: string, old?: OldValue) => void;
type Spot = Omit<OldValue, 'cell'>;

function compare(
  schema: FieldSchema,
  before: Part | undefined,
  after: Part | undefined,
  path: readonly string[],
  note: Note,
  spot: Spot,
): void {
  if (before === undefined && after === undefined) return;
  if (isCell(before) || isCell(after)) {
    compareCells(before as Cell, after as Cell, path, note, spot);
    return;
  }
  if (Array.isArray(before) || Array.isArray(after)) {
    const items = fieldAt(schema, [0]);
    compareLists(items, (before ?? []) as Entry[], (after ?? []) as Entry[], path, note, spot);
    return;
  }
  const [from, to] = [(before ?? {}) as Group, (after ?? {}) as Group];
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (key === '$from') continue;
    const inner = fieldAt(schema, [key]);
    const at = { ...spot, path: [...spot.path, key] };
    compare(inner, from[key], to[key], [...path, labelOf(key, inner)], note, at);
  }
}

function compareCells(
  before: Cell | undefined,
  after: Cell | undefined,
  path: readonly string[],
  note: Note,
  spot: Spot,
): void {
  const [from, to] = [textOf(before), textOf(after)];
  const old = before && { ...spot, cell: before };
  if (from !== to) note(path, fromTo(from, to), old);
  else if (before?.mark === 'placeholder' && after?.mark !== 'placeholder')
    note(path, `${quoted(to)} is confirmed`, old);
  else if (before?.mark !== 'placeholder' && after?.mark === 'placeholder')
    note(path, `${quoted(to)} has still to be confirmed`);
  for (const lang of Object.keys(after?.lines ?? {})) {
    const [was, line] = [before?.lines?.[lang]?.text ?? '', after?.lines?.[lang]?.text ?? ''];
    if (was !== line) note([...path, languageName(lang)], fromTo(was, line), old);
  }
}

/** Two entries are the same if they come from the same place of the file. */
function compareLists(
  items: FieldSchema,
  before: readonly Entry[],
  after: readonly Entry[],
  path: readonly string[],
  note: Note,
  spot: Spot,
): void {
  const label = path.at(-1);
  before.forEach((entry, index) => {
    if (!after.some(({ $from }) => $from === index))
      note(path, `${named(entry, index, label)} is taken away`);
  });
  after.forEach((entry, index) => {
    const old = entry.$from === undefined ? undefined : before[entry.$from];
    if (!old) note(path, `${named(entry, index, label)} is new`);
    else {
      const name = named(entry, index, label);
      const at = { path: [...spot.path, index], names: [...spot.names, name] };
      compare(items, old, entry, [...path, name], note, at);
    }
  });
  const kept = after.flatMap(({ $from }) => $from ?? []);
  if (kept.some((from, index) => index > 0 && from < (kept[index - 1] as number))) {
    note(path, 'the order is another one');
  }
}

/** The path of an old value in a form of now, whose entries may have other places. */
export function pathNow({ path, names }: Spot, form: Part | undefined): FieldPath | undefined {
  const found: (string | number)[] = [];
  let seen = 0;
  for (const key of path) {
    const list = partAt(form, found);
    if (typeof key === 'string' || !isList(list)) {
      found.push(key);
      continue;
    }
    const name = names[seen];
    seen += 1;
    const isNamed = (entry: Entry | undefined, index: number) =>
      entry !== undefined && named(entry, index) === name;
    const at = isNamed(list[key], key) ? key : list.findIndex(isNamed);
    // An entry whose own name has changed is found by its place.
    if (at < 0 && list[key] === undefined) return undefined;
    found.push(at < 0 ? key : at);
  }
  return isCell(partAt(form, found)) ? found : undefined;
}

/** A value as one text; undefined where it is not known. */
function textOf(cell: Cell | undefined): string | undefined {
  if (cell?.mark === 'ask') return undefined;
  const { value = '' } = cell ?? {};
  if (Array.isArray(value)) return daysInWords(value) ?? value.join(', ');
  if (value === null || typeof value !== 'object') return String(value ?? '').trim();
  const parts = Object.entries(value).map(([key, part]) => `${labelOf(key, {})} ${part}`);
  return parts.join(', ');
}

/** Both texts, or what is around the first letter that is different. */
function fromTo(from: string | undefined, to: string | undefined): string {
  const [old, next] = [inLine(from ?? ''), inLine(to ?? '')];
  if (old === next && from !== undefined && to !== undefined)
    return 'spaces or lines are different';
  const same = old.split('').findIndex((letter, index) => letter !== next[index]);
  const at = same < 0 ? old.length : same;
  return `${from === undefined ? 'not known' : quoted(old, at)} → ${to === undefined ? 'not known' : quoted(next, at)}`;
}
