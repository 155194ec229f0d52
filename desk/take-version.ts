import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { asks, changedFiles, GitRefusal, git, gitWith } from './git.ts';

/** Names the version that this folder is about to have; git keeps one for each checkout. */
const coming = 'refs/worktree/desk-coming';

/**
 * Gives this folder the files of a version that follows its own. A desk that is killed in between
 * leaves the version's name, and `endTaking` ends it. Files that the version does not change stay.
 *
 * @throws GitRefusal if such a file was changed by hand; then nothing changes
 */
export function takeVersion(commit: string): void {
  const own = new Set(changedFiles(['.']));
  const inTheWay = filesUpTo(commit).find(({ file }) => own.has(file));
  if (inTheWay) throw new GitRefusal(changedByHand(inTheWay.file));
  git('update-ref', coming, commit);
  endTaking();
}

/** Ends what a desk that was killed has begun. Nothing was saved since: a desk begins with this. */
export function endTaking(): void {
  const commit = asks('rev-parse', '--verify', '--quiet', coming);
  if (!commit) return;
  // Somebody may have gone on in a terminal.
  if (asks('merge-base', '--is-ancestor', 'HEAD', commit) !== undefined) {
    const files = filesUpTo(commit);
    const come = files.filter(({ isGone }) => !isGone).map(({ file }) => file);
    for (const { file, isGone } of files) if (isGone) rmSync(file, { force: true });
    const index = withIndexOf(commit);
    gitWith({ index, input: come.join('\0') }, 'checkout-index', '--force', '-z', '--stdin');
    come.forEach(ontoDisk);
    git('update-ref', 'HEAD', commit);
    git('reset', '--quiet');
  }
  git('update-ref', '-d', coming);
}

/** The files that differ between this folder's version and another one. */
function filesUpTo(commit: string): { file: string; isGone: boolean }[] {
  const fields = git('diff-tree', '-r', '-z', '--no-renames', '--name-status', 'HEAD', commit);
  const found = fields.matchAll(/(\w)\0([^\0]+)\0/g);
  return [...found].map(([, kind, file = '']) => ({ file, isGone: kind === 'D' }));
}

/** An index of the desk alone, so that a desk that is killed leaves no lock on that of others. */
export function withIndexOf(commit: string): string {
  const index = git('rev-parse', '--git-path', 'desk-index').trim();
  for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  gitWith({ index }, 'read-tree', commit);
  return index;
}

/** Git leaves files to the system, which a power cut may overtake. */
function ontoDisk(file: string): void {
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
}

const changedByHand = (file: string) =>
  `Another computer has published a change of ${file}, which is changed on this computer too, but not by the desk. Nothing was sent, and nothing is lost. Ask the person who looks after the website.`;
