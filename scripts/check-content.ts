/**
 * Checks content/, and that the JSON Schemas with which editors complete and check YAML follow the
 * schemas of src/content. `--write` writes them anew: `npm run schemas`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hashLines, readConfirmed, staleLines, translations } from '#src/content/confirmed.ts';
import { contentFiles, schemaFileOf } from '#src/content/content.ts';
import { makeEditions } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { oldSources } from '#src/content/sources.ts';
import { indianDay } from '#src/lib/indian-day.ts';

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
const files = readContentFiles();
const [{ content }] = makeEditions(files);
const current = hashLines(files);
for (const lang of translations) {
  const stale = staleLines(lang, current, readConfirmed(lang));
  for (const { file, field } of stale.slice(0, 20)) {
    console.warn(`${file}  ${field}: the English has changed since this was translated`);
  }
  if (stale.length > 0) {
    console.warn(`${stale.length} lines to read again; then: npm run confirm -- ${lang} [file]`);
  }
}
for (const { field, source } of oldSources(content, indianDay(new Date()))) {
  console.warn(`${field}: last checked on ${source.checked}. Read ${source.link} again.`);
}
console.log(
  `content/ is in order; ${content.openFacts.length} facts are open (npm run launch-check).`,
);
