import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A recipe of README, from its heading to the next. */
export function recipe(heading: string): string {
  const readme = readFileSync('README.md', 'utf8');
  const [, text] = new RegExp(`^## ${heading}\n(.*?)^## `, 'ms').exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md has no recipe '${heading}'.`);
  return text;
}

/** Copies the project, without its pictures' sources and docs, for the tests of one file. */
export function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'recipe-'));
  afterAll(() => rmSync(copy, { recursive: true }));
  const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.split('\n');
  for (const name of tracked.filter((one) => one && !/^(art|docs)\//.test(one))) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  // Git does not hold the fonts and drawings that an installation makes.
  for (const folder of ['src/styles/fonts', 'public']) {
    cpSync(folder, path.join(copy, folder), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));

  function change(name: string, how: (text: string) => string): void {
    const file = path.join(copy, name);
    const text = readFileSync(file, 'utf8');
    const changed = how(text);
    if (changed === text) throw new Error(`The change of ${name} changes nothing.`);
    writeFileSync(file, changed);
  }

  function run(command: string, ...args: string[]): string {
    // Vitest's own would make a build for development.
    const { NODE_ENV: _, ...env } = process.env;
    const { stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
    return stdout + stderr.replaceAll(/^npm warn.*\n?/gm, '');
  }

  return { copy, change, run };
}
