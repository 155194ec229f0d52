import type { Reading } from '#src/lib/typed-values.ts';
import type { Cell, FieldPath, Part } from './form.ts';

/** The part of JSON Schema that the content's schemas use, and what they say to the desk. */
export type FieldSchema = {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  anyOf?: readonly FieldSchema[];
  enum?: FieldPath;
  const?: string | number;
  minLength?: number;
  maxLength?: number;
  /** How many letters of a text are shown; a longer one is cut. */
  shownLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  minItems?: number;
  maxItems?: number;
  /** Read by visitors, so it is in every language. */
  prose?: boolean;
  /** How what is typed is read, where the type does not say it. */
  reads?: Reading | 'phone';
  /** The kind of thing that a text names: a picture, a link and so on. */
  names?: Names;
};

export type Names = 'picture' | 'portrait' | 'seal' | 'link';

/** How the desk treats a field: by its parts, or as one value. */
type FieldShape =
  | { kind: 'group'; properties: Record<string, FieldSchema>; required: readonly string[] }
  | { kind: 'record'; values: FieldSchema }
  | { kind: 'list'; items: FieldSchema }
  | { kind: 'cell' };

/**
 * A field that can be unknown as a whole is one value, as is a list of choices; others are edited
 * part by part.
 */
export function shapeOf(schema: FieldSchema): FieldShape {
  const { additionalProperties, items } = schema;
  const { properties, required = [] } = textsThatMayLack(schema) ?? schema;
  if (properties) return { kind: 'group', properties, required };
  if (additionalProperties && additionalProperties !== true) {
    return { kind: 'record', values: additionalProperties };
  }
  if (items && !isChoice(items)) return { kind: 'list', items: entryOf(items) };
  return { kind: 'cell' };
}

/** An entry that is itself a list is a group of it, so that it too knows where it is. */
function entryOf(items: FieldSchema): FieldSchema {
  if (shapeOf(items).kind !== 'list') return items;
  const title = items.title ?? 'Row';
  return { properties: { $list: { ...items, title } }, required: ['$list'] };
}

/** Fields that may be empty as a whole and hold texts, which are in every language. */
export function textsThatMayLack(schema: FieldSchema): FieldSchema | undefined {
  const [only, ...others] = schema.anyOf ? optionsOf(schema) : [];
  const hasTexts = Object.values(only?.properties ?? {}).some(isProse);
  return hasTexts && others.length === 0 ? only : undefined;
}

/** The fields of a group: those of its schema; of a record those that it has. */
export function fieldsOf(schema: FieldSchema, group: object = {}): [string, FieldSchema][] {
  const shape = shapeOf(schema);
  if (shape.kind === 'group') return Object.entries(shape.properties);
  const values = shape.kind === 'record' ? shape.values : {};
  return Object.keys(group).map((key) => [key, values]);
}

/** Whether a field of a group may be left out. */
export function mayLack(schema: FieldSchema, key: string): boolean {
  const shape = shapeOf(schema);
  if (shape.kind !== 'group') return false;
  return !shape.required.includes(key) || !!textsThatMayLack(shape.properties[key] ?? {});
}

/** A new part of a form: its texts are empty, its choices the first. */
export function newPart(field: FieldSchema): Part {
  const shape = shapeOf(field);
  if (shape.kind === 'list') return [];
  if (shape.kind === 'record') return {};
  if (shape.kind === 'group') {
    const needed = Object.entries(shape.properties).filter(([key]) => !mayLack(field, key));
    return Object.fromEntries(needed.map(([key, inner]) => [key, newPart(inner)]));
  }
  const [option = {}] = optionsOf(field);
  if (isNullable(field)) return { $cell: true, value: null };
  if (option.type === 'array') return { $cell: true, value: [] };
  if (option.const !== undefined) return { $cell: true, value: option.const };
  if (option.enum && !option.names) return { $cell: true, value: option.enum[0] };
  return option.type === 'string' ? { $cell: true, value: '' } : { $cell: true };
}

/** The field at a path, such as `['hero', 'slides', 0]`. */
export function fieldAt(schema: FieldSchema, path: FieldPath): FieldSchema {
  return path.reduce<FieldSchema>((field, key) => {
    const shape = shapeOf(field);
    if (shape.kind === 'group') return shape.properties[key] ?? {};
    if (shape.kind === 'list') return shape.items;
    return shape.kind === 'record' ? shape.values : {};
  }, schema);
}

/** Whether a field may be empty because nobody knows it yet. */
export function isNullable(schema: FieldSchema): boolean {
  return [schema.type].flat().includes('null') || (schema.anyOf?.some(isNullable) ?? false);
}

/** A value after somebody has typed another one; emptied, it is left out or not known. */
export function withValue(field: FieldSchema, cell: Cell, value: unknown, mayLack: boolean): Cell {
  const { mark: _, question: __, ...rest } = cell;
  const isEmpty = value === '' || value === undefined;
  if (isEmpty && isNullable(field)) return { ...rest, value: null };
  if (isEmpty) return { ...rest, value: mayLack ? undefined : value };
  return { ...rest, ...(isProse(field) && !cell.lines ? { lines: {} } : {}), value };
}

/** How what is typed into a field is read; undefined for a text. */
export function readingOf({ reads, type, format }: FieldSchema): FieldSchema['reads'] {
  if (reads) return reads;
  if (type === 'integer' || type === 'number') return 'number';
  if (format === 'uri') return 'address';
  return format === 'email' ? 'email' : undefined;
}

/** The ways to fill a field, without the empty one. */
export function optionsOf(schema: FieldSchema): FieldSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(optionsOf);
  const types = [schema.type].flat().filter((type) => type !== 'null');
  return types.map((type) => (type === undefined ? schema : { ...schema, type }));
}

/** Whether a field is read by visitors. */
export function isProse(schema: FieldSchema): boolean {
  return schema.prose === true || (schema.anyOf?.some(isProse) ?? false);
}

function isChoice(items: FieldSchema): boolean {
  return items.enum !== undefined || items.type === 'integer';
}
