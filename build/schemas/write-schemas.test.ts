import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContentFiles } from '#src/content/check/files.ts';

beforeAll(() => {
  if (existsSync('content/schemas/translated')) return;
  throw new Error('content/schemas/ is not made yet. Make it with: npm run schemas');
});

const translated = [...readContentFiles()].filter(([name]) => name.startsWith('te/'));

test.each(translated)('an editor checks %s as prose alone', (name, text) => {
  const [, address = ''] = /^# yaml-language-server: \$schema=(\S+)/.exec(text) ?? [];
  expect(
    address,
    `Begin content/${name} with the line that names its schema, as its neighbours do`,
  ).not.toBe('');
  const file = path.resolve('content', path.dirname(name), address);
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(file, 'utf8')));
  const data = parse(text);
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
  expect(schema.safeParse({}).success).toBe(true);
  expect(schema.safeParse({ ...data, ground: 'madder' }).success).toBe(false);
});
