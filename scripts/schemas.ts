/** Writes the JSON Schemas with which an editor completes and checks the YAML of content/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, schemaFileOf } from '#src/content/engine/content.ts';

const folder = path.resolve('content/schemas');
mkdirSync(folder, { recursive: true });
for (const { file, schema } of Object.values(contentFiles)) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  writeFileSync(path.join(folder, schemaFileOf(file)), `${JSON.stringify(json)}\n`);
}
