/** Checks content/ and refreshes the JSON Schemas that editors complete and check YAML with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, loadContent } from '#src/content/content.ts';

const folder = path.resolve('content/schemas');
mkdirSync(folder, { recursive: true });
for (const [name, { schema }] of Object.entries(contentFiles)) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(json, null, 1)}\n`);
}
const { openFacts } = loadContent();
console.log(`content/ is in order; ${openFacts.length} facts are open (npm run launch-check).`);
