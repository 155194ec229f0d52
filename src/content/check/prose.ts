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
    return isMarked(schema) ? change(value, field, marksOf(schema).shown) : value;
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

type Marks = { isProse: boolean; shown: ShownAs };

/** Reading them takes as long as all else that is done with a text. */
const knownMarks = new WeakMap<Schema, Marks>();

/** The marks of a schema, or of what it wraps. */
function marksOf(schema: Schema): Marks {
  const known = knownMarks.get(schema);
  if (known) return known;
  const all = [{ isProse: isProse(schema), shown: shownAs(schema) }, ...inner(schema).map(marksOf)];
  const marks: Marks = {
    isProse: all.some((one) => one.isProse),
    shown: all.find(({ shown }) => shown !== 'line')?.shown ?? 'line',
  };
  knownMarks.set(schema, marks);
  return marks;
}

/** Whether a schema, or what it wraps, is marked as prose. */
export function isMarked(schema: Schema): boolean {
  return marksOf(schema).isProse;
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
