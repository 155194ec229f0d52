import type { RJSFSchema } from '@rjsf/utils';
import { type FieldSchema, optionsOf, shapeOf, textsThatMayLack } from '#desk/form/field-schema.ts';
import { type Group, isCell, type Part } from '#desk/form/form.ts';
import { labelOf } from '../labels.ts';

/**
 * The schema of a form for the library: one object a cell, which a field of our own shows; a record
 * has the fields that it holds.
 */
export function formSchemaOf(key: string, field: FieldSchema, part: Part | undefined): RJSFSchema {
  const shape = shapeOf(field);
  const title = titleIn(part) ?? labelOf(key, field);
  const named = { title, ...(field.description ? { description: field.description } : {}) };
  if (shape.kind === 'cell') return { type: 'object', ...named, cell: field };
  if (shape.kind === 'list') {
    return {
      type: 'array',
      ...named,
      list: field,
      items: formSchemaOf(key, shape.items, undefined),
    };
  }
  const fields: [string, FieldSchema][] =
    shape.kind === 'group'
      ? Object.entries(shape.properties)
      : Object.keys((part ?? {}) as Group).map((name) => [name, shape.values]);
  return {
    type: 'object',
    ...named,
    properties: Object.fromEntries(
      fields.map(([name, inner]) => [name, formSchemaOf(name, inner, (part as Group)?.[name])]),
    ),
    required: (shape.kind === 'group' ? [...shape.required] : fields.map(([name]) => name)).filter(
      (name) => !textsThatMayLack(fields.find(([one]) => one === name)?.[1] ?? {}),
    ),
  };
}

/** The field of a schema of `formSchemaOf`. */
export function cellOf(schema: RJSFSchema): FieldSchema | undefined {
  return schema['cell'] as FieldSchema | undefined;
}

export function listOf(schema: RJSFSchema): FieldSchema {
  return schema['list'] as FieldSchema;
}

/** A new entry of a list: its texts are empty, its choices the first. */
export function newPart(field: FieldSchema): Part {
  const shape = shapeOf(field);
  if (shape.kind === 'list') return [];
  if (shape.kind === 'record') return {};
  if (shape.kind === 'group') {
    const all = Object.entries(shape.properties);
    const needed = all.filter(([name]) => shape.required.includes(name));
    // The library shows no group that is empty.
    if (needed.length === 0)
      return Object.fromEntries(all.map(([name]) => [name, { $cell: true as const }]));
    return Object.fromEntries(needed.map(([name, inner]) => [name, newPart(inner)]));
  }
  const [option = {}] = optionsOf(field);
  if (option.type === 'array') return { $cell: true, value: [] };
  if (option.const !== undefined) return { $cell: true, value: option.const };
  if (option.enum && !option.names) return { $cell: true, value: option.enum[0] };
  return option.type === 'string' ? { $cell: true, value: '' } : { $cell: true };
}

/** A page of a programme is called as its menu calls it. */
function titleIn(part: Part | undefined): string | undefined {
  const cell = isCell(part) || Array.isArray(part) ? undefined : (part as Group)?.['nav'];
  return isCell(cell) ? String(cell.value) : undefined;
}
