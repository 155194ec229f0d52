import type { Wanted } from '#desk/yaml/wanted.ts';
import {
  type FieldSchema,
  fieldAt,
  isProse,
  optionsOf,
  shapeOf,
  textsThatMayLack,
} from './field-schema.ts';
import {
  type Cell,
  type Entry,
  fieldName,
  type Group,
  innerList,
  isCell,
  type Line,
  type Part,
} from './form.ts';

type Field = readonly (string | number)[];

/** What the file of the first language is to hold. */
export function factsOf(schema: FieldSchema, part: Part | undefined): Wanted | undefined {
  if (part === undefined) {
    return textsThatMayLack(schema) ? { kind: 'scalar', value: null } : undefined;
  }
  if (isCell(part)) return factOf(schema, part);
  if (isList(part)) {
    const shape = shapeOf(schema);
    const items = shape.kind === 'list' ? shape.items : {};
    return { kind: 'list', items: entries(part, (entry) => factsOf(items, entry) ?? nothing) };
  }
  const list = innerList(part);
  if (list) return factsOf(fieldAt(schema, ['$list']), list);
  return fields(schema, part, (inner, value) => factsOf(inner, value));
}

/** What the file of a translation is to hold: prose, and nothing where there is none. */
export function proseOf(
  schema: FieldSchema,
  part: Part | undefined,
  lang: string,
): Wanted | undefined {
  if (part === undefined) return undefined;
  if (isCell(part)) {
    if (!isProse(schema) || typeof part.value !== 'string') return undefined;
    return { kind: 'scalar', value: part.lines?.[lang]?.text ?? '' };
  }
  if (isList(part)) {
    const shape = shapeOf(schema);
    const items = shape.kind === 'list' ? shape.items : {};
    const list = entries(part, (entry) => proseOf(items, entry, lang));
    if (list.every(({ wanted }) => wanted === undefined)) return undefined;
    return {
      kind: 'list',
      items: list.map((item) => ({ ...item, wanted: item.wanted ?? nothing })),
    };
  }
  const list = innerList(part);
  if (list) return proseOf(fieldAt(schema, ['$list']), list, lang);
  const map = fields(schema, part, (inner, value) => proseOf(inner, value, lang));
  return Object.values(map.entries).some((inner) => inner !== undefined) ? map : undefined;
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
  const lines = new Map<string, Line>();
  gatherLines(form, lang, [], lines);
  return Object.fromEntries(
    Object.entries(current).flatMap(([field, hash]) => {
      const line = lines.get(field);
      const read = line?.fits ? hash : line?.read;
      return read === undefined ? [] : [[field, read]];
    }),
  );
}

function gatherLines(part: Part | undefined, lang: string, field: Field, lines: Map<string, Line>) {
  if (part === undefined) return;
  if (isCell(part)) {
    const line = part.lines?.[lang];
    if (line) lines.set(fieldName(field), line);
    return;
  }
  const parts = isList(part)
    ? part.map((entry, index) => [index, entry] as const)
    : Object.entries(part);
  for (const [key, inner] of parts) {
    if (typeof inner === 'object') gatherLines(inner, lang, [...field, key], lines);
  }
}

const nothing: Wanted = { kind: 'map', entries: {} };

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

function fields(
  schema: FieldSchema,
  group: Group,
  change: (schema: FieldSchema, part: Part | undefined) => Wanted | undefined,
) {
  const shape = shapeOf(schema);
  const all: [string, FieldSchema][] =
    shape.kind === 'group'
      ? Object.entries(shape.properties)
      : Object.keys(group).map((key) => [key, shape.kind === 'record' ? shape.values : {}]);
  return {
    kind: 'map' as const,
    entries: Object.fromEntries(all.map(([key, inner]) => [key, change(inner, group[key])])),
  };
}

function entries<Result>(list: readonly Entry[], change: (entry: Entry) => Result) {
  return list.map((entry) => ({
    ...(entry.$from === undefined ? {} : { from: entry.$from }),
    wanted: change(entry),
  }));
}

function isList(part: Part): part is readonly Entry[] {
  return Array.isArray(part);
}
