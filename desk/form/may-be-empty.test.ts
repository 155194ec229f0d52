import { expect, test } from 'vitest';
import { fileSchemas } from '../content-forms.ts';
import {
  type FieldSchema,
  fieldsOf,
  isNullable,
  mayLack,
  newPart,
  optionsOf,
  readingOf,
  shapeOf,
  withValue,
} from './field-schema.ts';

type Found = { field: FieldSchema; place: string; lacks: boolean };

/** All values that a schema knows, wherever they are. */
function valuesIn(field: FieldSchema, place: string, lacks = false): Found[] {
  const shape = shapeOf(field);
  if (shape.kind === 'list') return valuesIn(shape.items, `${place}[]`);
  if (shape.kind === 'record') return valuesIn(shape.values, `${place}.*`);
  if (shape.kind === 'cell') return [{ field, place, lacks }];
  return fieldsOf(field).flatMap(([key, inner]) =>
    valuesIn(inner, `${place}.${key}`, mayLack(field, key)),
  );
}

const all = Object.entries(fileSchemas).flatMap(([name, schema]) => valuesIn(schema, name));
/** JSON Schema has two ways to say it. */
const saysNull = ({ type, anyOf = [] }: FieldSchema) =>
  [type, ...anyOf.map((one) => one.type)].flat().includes('null');

test('every value that may be empty can be emptied, and a new one begins empty', () => {
  const empty = all.filter(({ field, lacks }) => saysNull(field) || lacks);
  expect(empty.length).toBeGreaterThan(30);
  for (const { field, place, lacks } of empty) {
    expect(isNullable(field), place).toBe(saysNull(field));
    const typed = withValue(field, { $cell: true, mark: 'placeholder', value: 'x' }, '', lacks);
    expect(typed.value ?? null, place).toBeNull();
    expect(typed.mark, place).toBeUndefined();
    if (saysNull(field)) expect(newPart(field), place).toEqual({ $cell: true, value: null });
  }
});

test('values that people write in several ways are read as they are meant', () => {
  const readingAt = (place: string) => {
    const found = all.find((one) => one.place === place);
    return found && optionsOf(found.field).map(readingOf);
  };
  expect(readingAt('site.yaml.hours[].opens')).toEqual(['time']);
  expect(readingAt('site.yaml.phone')).toEqual(['phone']);
  expect(readingAt('site.yaml.origin')).toEqual(['website']);
  expect(readingAt('site.yaml.mapUrl')).toEqual(['address']);
  expect(readingAt('site.yaml.email')).toEqual(['email']);
  expect(readingAt('site.yaml.address.postalCode')).toEqual(['digits']);
  expect(readingAt('fees.yaml.year')).toEqual(['year']);
  expect(readingAt('fees.yaml.levels[].courses[].tuition')).toEqual(['rupees']);
  expect(readingAt('about-us.yaml.governingBody.members[].phone')).toEqual(['phone']);
  // Whatever is a number takes figures as people write them.
  for (const { field, place } of all) {
    const options = optionsOf(field).filter(({ type }) => type === 'integer' || type === 'number');
    for (const option of options) expect(readingOf(option), place).toMatch(/number|rupees/);
  }
});

test('every value has an input that takes it', () => {
  for (const { field, place } of all) expect(optionsOf(field).length, place).toBeGreaterThan(0);
});
