import { spawn, spawnSync } from 'node:child_process';

/** How npm is started: on Windows it is a script, which Node cannot start by its name. */
function npm(name: string): [program: string, words: string[]] {
  const words = ['run', '--silent', name];
  const path = process.env['npm_execpath'];
  return path ? [process.execPath, [path, ...words]] : ['npm', words];
}

/**
 * Runs a command of package.json, and shows what it says.
 *
 * @returns its exit status; 1 where a signal ended it
 */
export function runScript(name: string): number {
  return spawnSync(...npm(name), { stdio: 'inherit' }).status ?? 1;
}

/**
 * Runs several side by side, and shows what each says once it has ended.
 *
 * @returns the names of those that failed
 */
export async function runSideBySide(names: readonly string[]): Promise<string[]> {
  const runs = names.map(
    (name) =>
      new Promise<string[]>((resolve) => {
        const said: Buffer[] = [];
        const child = spawn(...npm(name), { stdio: ['ignore', 'pipe', 'pipe'] });
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (part: Buffer) => said.push(part));
        }
        child.on('close', (status) => {
          process.stdout.write(Buffer.concat(said));
          resolve(status === 0 ? [] : [name]);
        });
      }),
  );
  return (await Promise.all(runs)).flat();
}
