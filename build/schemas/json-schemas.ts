import { z } from 'zod';
import { contentSchemas } from '#src/content/check/content.ts';

/**
 * The JSON Schemas with which an editor completes and checks the YAML of content/: one for each
 * English file, and one for its translations, which have prose alone.
 *
 * @returns JSON by file name below content/schemas/
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    [...contentSchemas].flatMap(([file, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      // All programmes share one.
      const name = file.replace(/(\/.*)?\.yaml$/, '.json');
      return [
        [name, JSON.stringify(json)],
        [`translated/${name}`, JSON.stringify(json, asTranslated)],
      ] as const;
    }),
  );
}

/** Leaves the facts out of a schema; no field is required, nor a length of unfilled words in braces. */
function asTranslated(key: string, value: unknown): unknown {
  if (key === 'required' || key === 'minLength') return undefined;
  if (key === 'anyOf') return (value as unknown[]).filter(hasProse);
  if (key !== 'properties') return value;
  return Object.fromEntries(Object.entries(value as object).filter(([, part]) => hasProse(part)));
}

function hasProse(schema: unknown): boolean {
  return JSON.stringify(schema).includes('"prose":true');
}
