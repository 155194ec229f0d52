/** Writes the JSON Schemas of the content into content/schemas/, where editors look for them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas } from './json-schemas.ts';

const folder = path.resolve('content/schemas');
mkdirSync(path.join(folder, 'translated'), { recursive: true });
for (const [name, json] of jsonSchemas()) writeFileSync(path.join(folder, name), `${json}\n`);
