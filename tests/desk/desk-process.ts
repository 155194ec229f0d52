import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { port as sitePort } from '../support/port.ts';

const port = sitePort + 2;

/** A copy of this project in a folder of its own, with a first commit, that a test may change. */
export function copyProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-project-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    cpSync(file, path.join(root, file));
  }
  // Git does not hold the fonts and drawings that an installation makes.
  for (const folder of ['src/styles/fonts', 'public']) {
    cpSync(folder, path.join(root, folder), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  git('init', '--quiet');
  git('config', 'user.name', 'An officer');
  git('config', 'user.email', 'officer@example.in');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Start');
  return {
    root,
    git,
    textOf: (name: string) => readFileSync(path.join(root, 'content', name), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Starts the desk of a project; `address` is what it prints.
 *
 * @param user that it runs as, if not the one of the tests
 * @param number of the desk, where several run at once
 */
export function startDesk(
  root: string,
  user: { uid?: number } = {},
  number = 0,
): Promise<{ address: string; process: ChildProcess }> {
  const started = spawn('node', ['commands/run.js', 'desk/serve.ts'], {
    cwd: root,
    env: { ...process.env, HOME: root, PORT: String(port + number) },
    ...user,
  });
  return new Promise((done, failed) => {
    let said = '';
    started.stderr.on('data', (text) => {
      said += text;
    });
    started.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\S+/.exec(said) ?? [];
      if (address) done({ address, process: started });
    });
    started.on('exit', () => failed(new Error(said)));
  });
}

/** Kills a desk, and waits until it writes no more. */
export async function stopDesk(desk: ChildProcess): Promise<void> {
  if (desk.exitCode !== null || desk.signalCode !== null) return;
  const exited = once(desk, 'exit');
  desk.kill('SIGKILL');
  await exited;
}
