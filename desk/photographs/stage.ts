import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type PhotographName, photographFiles } from '#src/content/schemas/photographs.ts';
import { type Taken, UnfitPhotograph } from './import-photograph.ts';

/** Photographs wait here until they are saved, at most a week; git ignores the folder. */
const folder = path.join('.desk', 'photographs');
const longestWait = 7 * 24 * 3600 * 1000;

/** The folder of the site's pictures. */
export const picturesFolder = 'public/pictures';

export function stage({ files }: Omit<Taken, 'name'> & Partial<Taken>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(path.join(folder, file), bytes);
}

/** A file of a photograph that waits, by its name. */
export function stagedFile(file: string): Buffer | undefined {
  const staged = path.join(folder, path.basename(file));
  return existsSync(staged) ? readFileSync(staged) : undefined;
}

/** All files of a photograph that waits. @throws UnfitPhotograph where one is lost */
export function stagedFiles(name: PhotographName): { file: string; bytes: Buffer }[] {
  return photographFiles(name).map(({ file }) => {
    const bytes = stagedFile(file);
    if (bytes) return { file, bytes };
    throw new UnfitPhotograph('A photograph has waited for too long. Choose its file once more.');
  });
}

/** Deletes photographs that have waited for longer than `longestWait`. */
export function clearStage(now = Date.now()): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const staged = path.join(folder, file);
    if (now - statSync(staged).mtimeMs > longestWait) rmSync(staged);
  }
}
