import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts of content files by name, such as `programmes/bpt.yaml`, from the disk or from a test. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Reads the YAML files of a folder of content. */
export function readContentFiles(folder = path.resolve('content')): ContentFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.yaml'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
