import type { z } from 'zod';
import { formatPath } from '#src/lib/field-path.ts';
import { typeset } from '#src/lib/tied-text.ts';
import { isMarked, partOf } from './prose.ts';

type Schema = z.core.$ZodType;
type Field = readonly (string | number)[];

/** Called for each place where the translation's structure differs from the English file. */
type OnFault = (field: Field, message: string) => void;

/**
 * Puts the prose of a translation into the facts of the default language. The schema marks the texts
 * that are prose; a translation holds each of them and nothing else; an entry of a list without
 * any is there as `{}`.
 *
 * @param first checked data of the default language
 * @param translation the same with prose only
 * @param missing takes the fields that are not translated, which stay in the default language;
 *   without it each of them is a fault
 */
export function translate(
  schema: Schema,
  first: unknown,
  translation: unknown,
  onFault: OnFault,
  missing?: Set<string>,
  field: Field = [],
): unknown {
  const fault = (message: string) => {
    onFault(field, message);
    return first;
  };
  if (!holdsProse(schema, first)) {
    return holdsNothing(translation)
      ? first
      : fault('is no prose. It comes from the English file; remove it');
  }
  const isMissing =
    translation === null ||
    translation === '' ||
    (missing ? holdsNothing(translation) : translation === undefined);
  if (isMissing && !missing) return fault('is not translated');
  if (isMissing && typeof first === 'string') {
    missing?.add(formatPath(field));
    return first;
  }
  if (typeof first === 'string') {
    if (typeof translation !== 'string') return fault('must be a text, in quotes where needed');
    const parts = keptParts(first);
    if (parts !== keptParts(translation)) {
      return fault(
        parts
          ? `must have the words in braces and the links of the English line: ${parts}`
          : 'has words in braces or links that the English line has not. Take them out',
      );
    }
    return typeset(translation);
  }
  if (Array.isArray(first)) {
    const given: unknown = isMissing ? [] : translation;
    const isList = Array.isArray(given) && given.length <= first.length;
    if (!isList || (!missing && given.length < first.length)) {
      return fault(`must be a list of ${first.length}, as in the English file`);
    }
    const element = partOf(schema, 0) as Schema;
    return first.map((item, index) =>
      translate(element, item, given[index], onFault, missing, [...field, index]),
    );
  }
  const given = (isMissing ? {} : translation) as Record<string, unknown>;
  if (typeof given !== 'object' || Array.isArray(given)) {
    return fault('must hold fields, as in the English file');
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(first as object, key))
      onFault([...field, key], 'is not in the English file');
  }
  return Object.fromEntries(
    Object.entries(first as object).map(([key, item]) => {
      const part = partOf(schema, key);
      if (!part) return [key, item];
      return [key, translate(part, item, given[key], onFault, missing, [...field, key])];
    }),
  );
}

function holdsProse(schema: Schema, value: unknown): boolean {
  if (typeof value === 'string') return isMarked(schema);
  if (!value || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, item]) => {
    const part = partOf(schema, Array.isArray(value) ? 0 : key);
    return part !== undefined && holdsProse(part, item);
  });
}

/** Whether there is no value in a part of a translation, such as a list that has lost its last entry. */
function holdsNothing(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(holdsNothing);
}

/** Words in braces and where links lead: the same in every language, in whatever order. */
function keptParts(text: string): string {
  const parts = text.match(/\{\w+\}|(?<=\]\()[^)]*(?=\))/g) ?? [];
  return [...new Set(parts)].sort().join(' ');
}
