import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { changedFiles, commit } from './git.ts';

const home = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'desk-git-'));
afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a computer that does not say who makes versions makes them as the desk', () => {
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', root);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  process.chdir(root);
  execFileSync('git', ['init', '--quiet']);
  mkdirSync('content');
  writeFileSync('content/site.yaml', 'name: College\n');
  commit(changedFiles(), 'Change the name', 'Site › Name');
  const log = execFileSync('git', ['log', '--format=%an: %s'], { encoding: 'utf8' });
  expect(log.trim()).toBe('Content desk: Change the name');
});
