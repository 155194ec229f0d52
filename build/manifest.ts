import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One entry of a Vite manifest: a source module and the files that came of it. */
type ManifestEntry = {
  file: string;
  css?: string[];
  imports?: string[];
};
export type Manifest = Record<string, ManifestEntry>;

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
}

/** Keys of everything that a module imports statically. */
export function importsOf(manifest: Manifest, key: string): string[] {
  const direct = manifest[key]?.imports ?? [];
  return [...new Set(direct.flatMap((name) => [name, ...importsOf(manifest, name)]))];
}

/** Stylesheets of a module and of everything that it imports statically, imports first. */
export function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  const imported = (entry.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen));
  return [...new Set([...imported, ...(entry.css ?? [])])];
}
