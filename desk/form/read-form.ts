import type { Wanted } from '#desk/yaml/wanted.ts';
import { hashLine } from '#src/content/records/confirmed.ts';
import { formatPath } from '#src/lib/field-path.ts';
import { type FieldSchema, isProse, shapeOf } from './field-schema.ts';
import type { Cell, Entry, Line, Part } from './form.ts';

/** A translation: its file, and the English that each of its lines was compared with. */
export type Translation = { lang: string; file: Wanted; read: Readonly<Record<string, string>> };

type Field = readonly (string | number)[];
type Beside = { lang: string; file: Wanted | undefined; read: Translation['read'] };

/** The form of a content file, as its texts are now. */
export function readForm(
  schema: FieldSchema,
  file: Wanted,
  translations: readonly Translation[],
): Part {
  return partOf(schema, file, translations, []) ?? {};
}

function partOf(
  schema: FieldSchema,
  wanted: Wanted | undefined,
  beside: readonly Beside[],
  field: Field,
): Part | undefined {
  if (wanted === undefined) return undefined;
  const shape = shapeOf(schema);
  const isEmpty = wanted.kind === 'scalar' && wanted.value === null && !wanted.tag;
  if (isEmpty && shape.kind === 'group') return undefined;
  if (shape.kind === 'cell' || wanted.kind === 'scalar')
    return cellOf(schema, wanted, beside, field);
  if (wanted.kind === 'list') {
    const inner = shape.kind === 'group' ? shape.properties['$list'] : undefined;
    if (inner) return { $list: partOf(inner, wanted, beside, field) };
    if (shape.kind !== 'list') return [];
    return wanted.items.map((item, from): Entry => {
      const inner = beside.map((one) => ({ ...one, file: entryOf(one.file, from) }));
      return { ...partOf(shape.items, item.wanted, inner, [...field, from]), $from: from } as Entry;
    });
  }
  const keys = Object.keys(shape.kind === 'group' ? shape.properties : wanted.entries);
  const parts = keys.map((key) => {
    const part =
      shape.kind === 'group' ? shape.properties[key] : shape.kind === 'record' && shape.values;
    const inner = beside.map((one) => ({ ...one, file: fieldOf(one.file, key) }));
    return [key, part && partOf(part, wanted.entries[key], inner, [...field, key])];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

function cellOf(
  schema: FieldSchema,
  wanted: Wanted,
  beside: readonly Beside[],
  field: Field,
): Cell {
  const english = wanted.kind === 'scalar' ? wanted.value : undefined;
  const lines = isProse(schema)
    ? { lines: Object.fromEntries(beside.map((one) => [one.lang, lineOf(one, field, english)])) }
    : {};
  if (wanted.kind === 'scalar' && wanted.tag === '!ask') {
    return { $cell: true, value: null, mark: 'ask', question: String(wanted.value), ...lines };
  }
  const mark = wanted.kind === 'scalar' && wanted.tag ? { mark: 'placeholder' as const } : {};
  return { $cell: true, value: plainOf(wanted), ...mark, ...lines };
}

function lineOf({ file, read }: Beside, field: Field, english: unknown): Line {
  const known = read[formatPath(field)];
  const isOfNow = typeof english === 'string' && hashLine(text(english)) === known;
  return {
    ...(file?.kind === 'scalar' && typeof file.value === 'string'
      ? { text: text(file.value) }
      : {}),
    ...(known === undefined ? {} : { read: known }),
    ...(isOfNow ? { readOf: text(english) } : {}),
  };
}

/** A value without marks. */
function plainOf(wanted: Wanted): unknown {
  if (wanted.kind === 'list') return wanted.items.map((item) => plainOf(item.wanted));
  if (wanted.kind === 'map') {
    const entries = Object.entries(wanted.entries);
    return Object.fromEntries(entries.map(([key, part]) => [key, part && plainOf(part)]));
  }
  return typeof wanted.value === 'string' ? text(wanted.value) : wanted.value;
}

/** A text of several lines ends with an empty one in YAML, which is no part of it. */
const text = (value: string) => value.trim();

function entryOf(file: Wanted | undefined, index: number): Wanted | undefined {
  return file?.kind === 'list' ? file.items[index]?.wanted : undefined;
}

function fieldOf(file: Wanted | undefined, key: string): Wanted | undefined {
  return file?.kind === 'map' ? file.entries[key] : undefined;
}
