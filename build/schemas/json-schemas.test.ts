import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContentFiles } from '#src/content/check/files.ts';
import { jsonSchemas } from './json-schemas.ts';

const schemas = jsonSchemas();
const files = [...readContentFiles()];
const translations = files.filter(([name]) => name.startsWith('te/'));

/** The schema that a file names in its first line. */
function schemaOf(name: string, text: string): string {
  const [, address = ''] = /^# yaml-language-server: \$schema=(\S+)/m.exec(text) ?? [];
  const json = schemas.get(path.relative('schemas', path.join(path.dirname(name), address)));
  const begin = `Begin content/${name} with the line that names its schema, as its neighbours do`;
  if (json === undefined) throw new Error(begin);
  return json;
}

test('every file names the schema by which an editor checks it', () => {
  expect(files.length).toBeGreaterThan(40);
  for (const [name, text] of files) schemaOf(name, text);
});

test.each(translations)('an editor checks %s as prose alone', (name, text) => {
  const schema = z.fromJSONSchema(JSON.parse(schemaOf(name, text)));
  const data = parse(text);
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
  expect(schema.safeParse({}).success).toBe(true);
  expect(schema.safeParse({ ...data, ground: 'madder' }).success).toBe(false);
});
