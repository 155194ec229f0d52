import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const place = path.resolve('.build');
/** Folders that later commands read; the rest of a build goes. */
const kept = ['client', 'server', 'hosts'];

/** A folder for this build alone, so that builds side by side never meet. */
export const workFolder = path.join(place, String(process.pid));

/** Removes the folders of builds that were killed. */
export async function clearLeftOvers(): Promise<void> {
  const names = await readdir(place).catch(() => []);
  const left = names.filter(
    (name) => /^\d+$/.test(name) && (+name === process.pid || !isRunning(+name)),
  );
  for (const name of left) await rm(path.join(place, name), { recursive: true, force: true });
}

/** Puts the folders that later commands read where they look for them, and removes the rest. */
export async function closeWorkFolder(): Promise<void> {
  for (const name of kept) {
    const aside = path.join(workFolder, 'before');
    await putInPlace(path.join(workFolder, name), path.join(place, name), aside);
  }
  await rm(workFolder, { recursive: true, force: true });
}

/**
 * Replaces the old folder with a finished one; restores the old one if the rename fails.
 *
 * @param aside where the old one waits meanwhile, on the same disk
 */
export async function putInPlace(finished: string, target: string, aside: string): Promise<void> {
  const had = await rename(target, aside).then(
    () => true,
    (error) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
  try {
    await rename(finished, target);
  } catch (error) {
    if (had) await rename(aside, target).catch(() => {});
    // A build beside this one was quicker: its folder makes way for this later one.
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!isTaken) throw error;
    await rm(aside, { recursive: true, force: true });
    return putInPlace(finished, target, aside);
  }
  await rm(aside, { recursive: true, force: true });
}

/** Whether a process of this machine runs, by its id. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
