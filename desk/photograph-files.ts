import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, stagedFiles } from '#desk/photographs/stage.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import {
  isPhotograph,
  type PhotographName,
  photographFiles,
  photographPattern,
} from '#src/content/schemas/photographs.ts';
import { withTranslations } from './content-forms.ts';
import { picturesFile } from './labels.ts';
import type { Change } from './save/journal.ts';
import { parseSource, writeYaml } from './yaml/write-yaml.ts';

/**
 * Takes the lines of photographs away that no field holds any more: nobody's face stays on the site
 * after it was replaced.
 */
export function withoutUnusedPhotographs(files: ContentFiles): ContentFiles {
  const used = new Set(
    [...files].flatMap(([name, text]) => (name.endsWith(picturesFile) ? [] : namesIn(text))),
  );
  const unused = listedIn(files).filter((name) => !used.has(name));
  if (unused.length === 0) return files;
  const without = Object.fromEntries(unused.map((name) => [name, undefined]));
  const texts = new Map(files);
  for (const name of withTranslations(picturesFile)) {
    texts.set(name, writeYaml(files.get(name) ?? '', without));
  }
  return texts;
}

/** The files of photographs that come and go between two states of the content. */
export function photographChanges(before: ContentFiles, after: ContentFiles): Change[] {
  const [old, next] = [listedIn(before), listedIn(after)];
  const come = next
    .filter((name) => !old.includes(name))
    .flatMap((name) => (isOnDisk(name) ? [] : stagedFiles(name)))
    .map(({ file, bytes }) => changeOf(file, null, bytes.toString('base64')));
  const gone = old
    .filter((name) => !next.includes(name) && isOnDisk(name))
    .flatMap(photographFiles)
    .map(({ file }) => changeOf(file, readFileSync(inPictures(file), 'base64'), null));
  return [...come, ...gone];
}

function changeOf(file: string, before: string | null, after: string | null): Change {
  return { name: `${picturesFolder}/${file}`, before, after, encoding: 'base64' };
}

const inPictures = (file: string) => path.resolve(picturesFolder, file);

function isOnDisk(name: PhotographName): boolean {
  return photographFiles(name).every(({ file }) => existsSync(inPictures(file)));
}

function listedIn(files: ContentFiles): PhotographName[] {
  const texts = parseSource(files.get(picturesFile) ?? '').toJS();
  return Object.keys(texts ?? {}).filter(isPhotograph);
}

function namesIn(text: string): string[] {
  return text.match(new RegExp(photographPattern(), 'g')) ?? [];
}
