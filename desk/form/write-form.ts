import { partial } from '#src/languages.ts';
import { type FieldSchema, fieldAt, fieldsOf, isProse, textsThatMayLack } from './field-schema.ts';
import { type Cell, cellsIn, type Entry, isCell, isList, type Part } from './form.ts';

/** The values to write to the file of the first language. */
export function factsOf(schema: FieldSchema, part: Part): Part | undefined {
  return written(schema, part, (field, cell) => {
    if (!cell) return textsThatMayLack(field) ? { $cell: true, value: null } : undefined;
    return cell.mark === 'ask' || cell.value !== undefined ? cell : undefined;
  });
}

/**
 * The values to write to the file of a translation: prose only, undefined if there is none. A partial
 * language has no line where its text is empty.
 */
export function proseOf(schema: FieldSchema, part: Part, lang: string): Part | undefined {
  const isPartial = lang in partial;
  const leaf: Leaf = (field, cell) => {
    if (!cell || !isProse(field) || typeof cell.value !== 'string') return undefined;
    const { text = '' } = cell.lines?.[lang] ?? {};
    return text === '' && isPartial ? undefined : { $cell: true, value: text };
  };
  return (
    written(schema, part, leaf, true) ?? (isPartial ? undefined : withoutEntries(schema, part))
  );
}

/** A file whose last entry is taken away keeps its lists, and no entry of them in any language. */
function withoutEntries(schema: FieldSchema, part: Part): Part | undefined {
  if (isCell(part) || isList(part)) return undefined;
  const lists = fieldsOf(schema, part).filter(([key]) => isList(part[key]));
  return lists.length > 0 ? Object.fromEntries(lists.map(([key]) => [key, []])) : undefined;
}

type Leaf = (field: FieldSchema, cell: Cell | undefined) => Cell | undefined;

/**
 * A form with other values, and every field that its schema knows.
 *
 * @param dropsEmpty groups and lists without a value; an entry without one keeps its place
 */
function written(
  schema: FieldSchema,
  part: Part | undefined,
  leaf: Leaf,
  dropsEmpty = false,
): Part | undefined {
  if (part === undefined || isCell(part)) return leaf(schema, part);
  const inner = (key: string | number, one: Part | undefined) =>
    written(fieldAt(schema, [key]), one, leaf, dropsEmpty);
  const next: Part = isList(part)
    ? part.map((entry, index) => inPlaceOf(entry, inner(index, entry)))
    : Object.fromEntries(fieldsOf(schema, part).map(([key]) => [key, inner(key, part[key])]));
  return dropsEmpty && cellsIn(next).length === 0 ? undefined : next;
}

/** An entry knows where it is in the file. */
function inPlaceOf({ $from }: Entry, part: Part = {}): Entry {
  return { ...part, ...($from === undefined ? {} : { $from }) } as Entry;
}
