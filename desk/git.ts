import { execFileSync } from 'node:child_process';

/** Whether the folder is a git checkout, so that changes can be committed. */
export function isCheckout(): boolean {
  try {
    return git('rev-parse', '--is-inside-work-tree').trim() === 'true';
  } catch {
    return false;
  }
}

/** What the desk writes: the content, and the photographs that it names. */
const ownFiles = ['content', 'public/pictures/photo-*'];

/** Files of the desk that differ from the last commit, such as `content/site.yaml`. */
export function changedFiles(): string[] {
  const list = git('status', '--porcelain', '-z', '--untracked-files=all', '--', ...ownFiles);
  return list
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** A file as it was committed last, or undefined where it is new. */
export function committed(file: string): string | undefined {
  try {
    return git('show', `HEAD:./${file}`);
  } catch {
    return undefined;
  }
}

/**
 * Commits these files and nothing else; sends nothing anywhere.
 *
 * @throws Error with what git says
 */
export function commit(files: readonly string[], subject: string, body: string): void {
  try {
    git('add', '--', ...files);
    git(...author(), 'commit', '--quiet', '--message', subject, '--message', body, '--', ...files);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? '').trim();
    throw new Error(said || (error as Error).message);
  }
}

/** A new computer does not say who makes versions; then the desk does. */
function author(): string[] {
  try {
    git('config', 'user.email');
    return [];
  } catch {
    return ['-c', 'user.name=Content desk', '-c', 'user.email=desk@localhost'];
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
