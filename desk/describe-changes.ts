import { type FieldSchema, shapeOf } from './form/field-schema.ts';
import { type Cell, type Entry, type Group, innerList, isCell, type Part } from './form/form.ts';
import { labelOf } from './labels.ts';

/** One thing that is different, in plain words. */
export type Difference = { place: string; text: string };

/**
 * What is different between two states of a content file, field by field.
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
  const note = (path: readonly string[], text: string) =>
    found.push({ place: [title, ...path].join(' › '), text });
  compare(schema, before, after, [], note);
  return found;
}

type Note = (path: readonly string[], text: string) => void;

function compare(
  schema: FieldSchema,
  before: Part | undefined,
  after: Part | undefined,
  path: readonly string[],
  note: Note,
): void {
  if (before === undefined && after === undefined) return;
  if (isCell(before) || isCell(after)) {
    compareCells(before as Cell, after as Cell, path, note);
    return;
  }
  const shape = shapeOf(schema);
  if (shape.kind === 'list') {
    compareLists(shape.items, (before ?? []) as Entry[], (after ?? []) as Entry[], path, note);
    return;
  }
  const [from, to] = [(before ?? {}) as Group, (after ?? {}) as Group];
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const inner =
      shape.kind === 'group'
        ? shape.properties[key]
        : shape.kind === 'record'
          ? shape.values
          : undefined;
    if (inner) compare(inner, from[key], to[key], [...path, labelOf(key, inner)], note);
  }
}

function compareCells(
  before: Cell | undefined,
  after: Cell | undefined,
  path: readonly string[],
  note: Note,
): void {
  const [from, to] = [said(before), said(after)];
  if (from !== to) note(path, `${from} → ${to}`);
  else if (before?.mark === 'placeholder' && after?.mark !== 'placeholder')
    note(path, `${to} is confirmed`);
  else if (before?.mark !== 'placeholder' && after?.mark === 'placeholder')
    note(path, `${to} has still to be confirmed`);
  for (const lang of Object.keys(after?.lines ?? {})) {
    const [old, line] = [before?.lines?.[lang]?.text ?? '', after?.lines?.[lang]?.text ?? ''];
    if (old !== line) note([...path, languageName(lang)], `${quoted(old)} → ${quoted(line)}`);
  }
}

/** Entries are the same as long as they come from the same place of the file. */
function compareLists(
  items: FieldSchema,
  before: readonly Entry[],
  after: readonly Entry[],
  path: readonly string[],
  note: Note,
): void {
  before.forEach((entry, index) => {
    if (!after.some(({ $from }) => $from === index))
      note(path, `${named(entry, index)} is taken away`);
  });
  after.forEach((entry, index) => {
    const old = entry.$from === undefined ? undefined : before[entry.$from];
    if (!old) note(path, `${named(entry, index)} is new`);
    else compare(items, old, entry, [...path, named(entry, index)], note);
  });
  const kept = after.flatMap(({ $from }) => $from ?? []);
  if (kept.some((from, index) => index > 0 && from < (kept[index - 1] as number))) {
    note(path, 'the order is another one');
  }
}

/** How an entry of a list is called: by its first text, or by its number. */
export function named(entry: Entry, index: number): string {
  const parts = innerList(entry) ?? Object.values(entry as Group);
  const cells = isCell(entry) ? [entry] : parts.filter(isCell);
  const texts = cells.map(({ value }) => value).filter((value) => typeof value === 'string');
  // An id or the name of a picture says less than a title.
  const title = texts.find((value) => /[A-Z]/.test(value)) ?? texts[0];
  return title ? quoted(title) : `number ${index + 1}`;
}

function said(cell: Cell | undefined): string {
  if (cell === undefined || cell.value === undefined) return 'nothing';
  if (cell.mark === 'ask') return 'not known';
  if (Array.isArray(cell.value)) return cell.value.join(', ') || 'nothing';
  if (cell.value !== null && typeof cell.value === 'object') {
    return Object.entries(cell.value)
      .map(([key, value]) => `${labelOf(key, {})} ${value}`)
      .join(', ');
  }
  return cell.value === null || cell.value === '' ? 'nothing' : quoted(String(cell.value));
}

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : `“${line.length > 90 ? `${line.slice(0, 88)} …` : line}”`;
}

function languageName(lang: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
}
