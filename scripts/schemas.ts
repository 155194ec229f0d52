/** Writes the JSON Schemas with which an editor completes and checks the YAML of content/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentSchemas } from '#src/content/engine/content.ts';

const folder = path.resolve('content/schemas');
mkdirSync(folder, { recursive: true });
for (const [file, schema] of contentSchemas) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // All programmes share one.
  const name = file.replace(/(\/.*)?\.yaml$/, '.json');
  writeFileSync(path.join(folder, name), `${JSON.stringify(json)}\n`);
}
