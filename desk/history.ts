import { asks, git } from './git.ts';

/** A version of the content: its commit, when and by whom it was made, and its name. */
export type PastVersion = { id: string; at: string; by: string; name: string };

/** How many versions are listed. */
const most = 100;

/** The versions in which the content changed, the latest first; none where no git is. */
export function pastVersions(): PastVersion[] {
  const format = '%H%x00%aI%x00%an%x00%s';
  const lines = asks('log', '--no-merges', `-${most}`, `--format=${format}`, '--', 'content');
  return (lines ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at = '', by = '', name = ''] = line.split('\0');
      return { id, at, by, name };
    });
}

/** The commit before a version, and the files of `content/` that the version changed. */
export function changedIn(id: string): { before: string | undefined; files: string[] } {
  const isCommit = /^[0-9a-f]{40,64}$/.test(id);
  const before = isCommit ? asks('rev-parse', '--verify', '--quiet', `${id}^`) : undefined;
  if (!before) return { before, files: [] };
  const range = [before, id, '--', 'content'];
  const list = git('diff-tree', '-r', '-z', '--no-renames', '--name-only', ...range);
  return { before, files: list.split('\0').filter(Boolean) };
}

/** The commits that have changed a file, the latest first, with their times. */
export function commitsOf(file: string): { id: string; at: string }[] {
  const lines = asks('log', '-20', '--format=%H %aI', '--', file) ?? '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ id: line.slice(0, 40), at: line.slice(41) }));
}
