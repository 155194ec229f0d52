import type { z } from 'zod';
import { isProse, type ShownAs, shownAs } from '#src/content/schemas/fields.ts';

type Schema = z.core.$ZodType;

/**
 * Changes every text of a value that its schema marks as prose, and leaves all facts as they are.
 *
 * @param change is given the text, the path of its field, and how pages show it
 */
export function mapProse(
  schema: Schema,
  value: unknown,
  change: (text: string, field: readonly (string | number)[], shown: ShownAs) => string,
  field: readonly (string | number)[] = [],
): unknown {
  if (typeof value === 'string')
    return isMarked(schema) ? change(value, field, shownIn(schema)) : value;
  if (Array.isArray(value)) {
    const element = partOf(schema, 0);
    return value.map((item, index) =>
      element ? mapProse(element, item, change, [...field, index]) : item,
    );
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const part = partOf(schema, key);
        return [key, part ? mapProse(part, item, change, [...field, key]) : item];
      }),
    );
  }
  return value;
}

/** Whether a schema, or what it wraps, is marked as prose. */
export function isMarked(schema: Schema): boolean {
  return isProse(schema) || inner(schema).some(isMarked);
}

function shownIn(schema: Schema): ShownAs {
  const all = [shownAs(schema), ...inner(schema).map(shownIn)];
  return all.find((one) => one !== 'line') ?? 'line';
}

/** The schema of an entry of an object, a list or a record. */
export function partOf(schema: Schema, key: string | number): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  for (const wrapped of inner(schema)) {
    const part = partOf(wrapped, key);
    if (part) return part;
  }
  return undefined;
}

/** The schemas inside an optional, nullable or either-or one. */
function inner(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options;
  return 'innerType' in def ? [def.innerType] : [];
}
