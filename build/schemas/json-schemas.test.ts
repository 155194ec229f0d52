import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContentFiles } from '#src/content/check/files.ts';
import { jsonSchemas } from './json-schemas.ts';

const schemas = jsonSchemas();
const translated = [...readContentFiles()].filter(([name]) => name.startsWith('te/'));

test.each(translated)('an editor checks %s as prose alone', (name, text) => {
  const [, address = ''] = /^# yaml-language-server: \$schema=(\S+)/.exec(text) ?? [];
  const json = schemas.get(path.relative('schemas', path.join(path.dirname(name), address)));
  const begin = `Begin content/${name} with the line that names its schema, as its neighbours do`;
  if (json === undefined) throw new Error(begin);
  const schema = z.fromJSONSchema(JSON.parse(json));
  const data = parse(text);
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
  expect(schema.safeParse({}).success).toBe(true);
  expect(schema.safeParse({ ...data, ground: 'madder' }).success).toBe(false);
});
