import { spawnSync } from 'node:child_process';

/**
 * Runs a command of package.json, and shows what it says.
 *
 * @returns its exit status; 1 where a signal ended it
 */
export function runScript(name: string): number {
  const words = ['run', '--silent', name];
  const npm = process.env['npm_execpath'];
  // On Windows npm is a script, which Node cannot start by its name.
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit' });
  return status ?? 1;
}
