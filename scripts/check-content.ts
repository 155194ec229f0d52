/**
 * Checks content/, and that the JSON Schemas with which editors complete and check YAML follow the
 * schemas of src/content. `--write` writes them anew: `npm run schemas`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, schemaFileOf } from '#src/content/content.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';

const folder = path.resolve('content/schemas');
const writes = process.argv.includes('--write');
mkdirSync(folder, { recursive: true });
for (const { file, schema } of Object.values(contentFiles)) {
  const target = path.join(folder, schemaFileOf(file));
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const text = `${JSON.stringify(json, null, 1)}\n`;
  if (writes) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`content/schemas/${schemaFileOf(file)} is not up to date: npm run schemas`);
    process.exitCode = 1;
  }
}
const { openFacts } = makeEdition(readContentFiles()).content;
console.log(`content/ is in order; ${openFacts.length} facts are open (npm run launch-check).`);
