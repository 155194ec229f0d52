import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The command by which git reads a folder of another user, such as a network share. */
export function trustCommand(folder = '.'): string {
  return `git config --global --add safe.directory '${path.resolve(folder)}'`;
}

/** Whether git refused a folder because it belongs to another user. */
export function isOfAnother(said: string): boolean {
  return said.includes('dubious ownership');
}

/**
 * The output of a git command, or undefined if the command fails, as in a folder without history.
 * It warns if git refuses the folder: the built site alone would not show that.
 */
export function askGit(folder: string, ...args: string[]): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (isOfAnother(stderr)) {
      console.warn(
        `git does not read this folder, which belongs to another user: the build does not know its version, nor the days of its files. If you trust the folder, run ${trustCommand(folder)}`,
      );
    }
    return undefined;
  }
}
