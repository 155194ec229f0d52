import type { Wanted } from '#desk/yaml/wanted.ts';
import {
  type FieldSchema,
  fieldAt,
  fieldsOf,
  isProse,
  optionsOf,
  textsThatMayLack,
} from './field-schema.ts';
import { type Cell, cellsIn, type Entry, fieldName, innerList, isCell, type Part } from './form.ts';

/** What the file of the first language is to hold. */
export function factsOf(schema: FieldSchema, part: Part | undefined): Wanted | undefined {
  return written(schema, part, (field, cell) => {
    if (cell) return factOf(field, cell);
    return textsThatMayLack(field) ? { kind: 'scalar', value: null } : undefined;
  });
}

/** What the file of a translation is to hold: prose, and nothing where there is none. */
export function proseOf(
  schema: FieldSchema,
  part: Part | undefined,
  lang: string,
): Wanted | undefined {
  const prose = written(schema, part, (field, cell) => {
    if (!cell || !isProse(field) || typeof cell.value !== 'string') return undefined;
    return { kind: 'scalar', value: cell.lines?.[lang]?.text ?? '' };
  });
  return prose && withoutEmpty(prose);
}

type Leaf = (field: FieldSchema, cell: Cell | undefined) => Wanted | undefined;

/** What a file is to hold, value by value. */
function written(schema: FieldSchema, part: Part | undefined, leaf: Leaf): Wanted | undefined {
  if (part === undefined || isCell(part)) return leaf(schema, part);
  const list = innerList(part);
  if (list) return written(fieldAt(schema, ['$list']), list, leaf);
  if (isList(part)) {
    const items = part.map((entry, index) => ({
      ...(entry.$from === undefined ? {} : { from: entry.$from }),
      wanted: written(fieldAt(schema, [index]), entry, leaf) ?? nothing,
    }));
    return { kind: 'list', items };
  }
  const entries = fieldsOf(schema, part).map(([key, field]) => [
    key,
    written(field, part[key], leaf),
  ]);
  return { kind: 'map', entries: Object.fromEntries(entries) };
}

const nothing: Wanted = { kind: 'map', entries: {} };

/** Without groups and lists that hold no text; an entry without one keeps its place. */
function withoutEmpty(wanted: Wanted): Wanted | undefined {
  if (wanted.kind === 'scalar') return wanted;
  if (wanted.kind === 'list') {
    const items = wanted.items.map((item) => ({ ...item, wanted: withoutEmpty(item.wanted) }));
    if (items.every((item) => item.wanted === undefined)) return undefined;
    return {
      kind: 'list',
      items: items.map((item) => ({ ...item, wanted: item.wanted ?? nothing })),
    };
  }
  const entries = Object.entries(wanted.entries).map(
    ([key, part]) => [key, part && withoutEmpty(part)] as const,
  );
  if (entries.every(([, part]) => part === undefined)) return undefined;
  return { kind: 'map', entries: Object.fromEntries(entries) };
}

/**
 * Which English text each line of a translation was last read against.
 *
 * @param current hashes of the English texts of now, by field
 */
export function readLines(
  form: Part,
  lang: string,
  current: Readonly<Record<string, string>>,
): Record<string, string> {
  const lines = new Map(
    cellsIn(form).map(({ path, cell }) => [fieldName(path), cell.lines?.[lang]]),
  );
  return Object.fromEntries(
    Object.entries(current).flatMap(([field, hash]) => {
      const line = lines.get(field);
      const read = line?.fits ? hash : line?.read;
      return read === undefined ? [] : [[field, read]];
    }),
  );
}

function factOf(schema: FieldSchema, { value, mark, question }: Cell): Wanted | undefined {
  if (mark === 'ask') return { kind: 'scalar', value: question ?? '', tag: '!ask' };
  const wanted = plainWanted(schema, value);
  return wanted?.kind === 'scalar' && mark === 'placeholder'
    ? { ...wanted, tag: '!placeholder' }
    : wanted;
}

function plainWanted(schema: FieldSchema, value: unknown): Wanted | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, from) => ({ from, wanted: plainWanted({}, item) ?? nothing }));
    return { kind: 'list', items };
  }
  if (value !== null && typeof value === 'object') {
    // A value of another kind has none of the fields of the first.
    const known = optionsOf(schema).flatMap(({ properties }) => Object.keys(properties ?? {}));
    const given = value as Record<string, unknown>;
    const all = [...new Set([...known, ...Object.keys(given)])];
    return {
      kind: 'map',
      entries: Object.fromEntries(all.map((key) => [key, plainWanted({}, given[key])])),
    };
  }
  return { kind: 'scalar', value: value as string | number | boolean | null };
}

function isList(part: Part): part is readonly Entry[] {
  return Array.isArray(part);
}
