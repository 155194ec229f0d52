/** Checks content/ and refreshes the JSON Schemas that editors complete and check YAML with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, schemaFileOf } from '#src/content/content.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';

const folder = path.resolve('content/schemas');
mkdirSync(folder, { recursive: true });
for (const { file, schema } of Object.values(contentFiles)) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const target = path.join(folder, schemaFileOf(file));
  writeFileSync(target, `${JSON.stringify(json, null, 1)}\n`);
}
const { openFacts } = makeEdition(readContentFiles()).content;
console.log(`content/ is in order; ${openFacts.length} facts are open (npm run launch-check).`);
