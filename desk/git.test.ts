import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BothChanged, changedFiles, commit, sendVersions, standing } from './git.ts';

const home = process.cwd();
let root: string;
/** @param computer on which it runs */
const git = (computer: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(root, computer), encoding: 'utf8', stdio: 'pipe' });
const at = (computer: string) => process.chdir(path.join(root, computer));
const write = (computer: string, file: string, lines: readonly string[]) =>
  writeFileSync(path.join(root, computer, 'content', file), `${lines.join('\n')}\n`);
const read = (computer: string, file: string) =>
  readFileSync(path.join(root, computer, 'content', file), 'utf8')
    .trim()
    .split('\n');
const fine = async () => {};
/** Saves nothing meanwhile. */
const alone = <Result>(act: () => Result) => act();
const publish = async (computer: string, keep?: 'mine' | 'theirs', check = fine) => {
  at(computer);
  const files = changedFiles();
  if (files.length > 0) commit(files, `Change of ${computer}`, '');
  await sendVersions(alone, check, keep);
};

/** A place that the site is published from, and two computers of an office. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-git-'));
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', root);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git('.', 'init', '--quiet', '--bare', 'hub.git');
  git('.', 'clone', '--quiet', 'hub.git', 'office');
  mkdirSync(path.join(root, 'office/content'));
  write('office', 'site.yaml', ['name: College', 'kind: a', 'kin: b', 'town: c', 'phone: 1']);
  write('office', 'confirmed.json', ['{', '"a": 1', '}']);
});
afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
const secondComputer = async () => {
  await publish('office');
  git('.', 'clone', '--quiet', 'hub.git', 'hostel');
};

test('a computer that does not say who makes versions makes them as the desk', async () => {
  await publish('office');
  expect(git('hub.git', 'log', '--format=%an: %s').trim()).toBe('Content desk: Change of office');
  expect(standing()).toMatchObject({ unsent: 0, sent: git('office', 'rev-parse', 'HEAD').trim() });
});

test('changes of two computers are joined, whichever publishes first', async () => {
  await secondComputer();
  write('office', 'site.yaml', ['name: New', 'kind: a', 'kin: b', 'town: c', 'phone: 1']);
  await publish('office');
  write('hostel', 'site.yaml', ['name: College', 'kind: a', 'kin: b', 'town: c', 'phone: 2']);
  // Something else that is changed by hand, such as a list of packages, stays as it is.
  writeFileSync(path.join(root, 'hostel/notes.txt'), 'mine');
  await publish('hostel');
  await publish('office');
  for (const computer of ['office', 'hostel']) {
    expect(read(computer, 'site.yaml')).toEqual([
      'name: New',
      'kind: a',
      'kin: b',
      'town: c',
      'phone: 2',
    ]);
  }
  expect(existsSync(path.join(root, 'hostel/notes.txt'))).toBe(true);
  expect(git('hub.git', 'rev-list', '--count', '--merges', '--all').trim()).toBe('0');
});

test.each([
  ['mine', 'name: Hostel'],
  ['theirs', 'name: Office'],
] as const)('the same line on two computers is asked, and %s is kept', async (keep, line) => {
  await secondComputer();
  const others = ['kind: a', 'kin: b', 'town: c'];
  write('office', 'site.yaml', ['name: Office', ...others, 'phone: 2']);
  await publish('office');
  write('hostel', 'site.yaml', ['name: Hostel', ...others, 'phone: 1']);
  const asked = await publish('hostel').catch((error) => error);
  expect(asked).toBeInstanceOf(BothChanged);
  expect(asked.files).toEqual(['content/site.yaml']);
  // Nothing is lost, and nothing is half done.
  expect(read('hostel', 'site.yaml')[0]).toBe('name: Hostel');
  expect(git('hostel', 'status', '--porcelain', '--untracked-files=no')).toBe('');
  await publish('hostel', keep);
  expect(read('hostel', 'site.yaml')).toEqual([line, ...others, 'phone: 2']);
  expect(git('hub.git', 'rev-parse', 'HEAD')).toBe(git('hostel', 'rev-parse', 'HEAD'));
});

test('records of translations that both changed are joined without a question', async () => {
  await secondComputer();
  write('office', 'confirmed.json', ['{', '"a": 2', '}']);
  await publish('office');
  write('hostel', 'confirmed.json', ['{', '"a": 3', '}']);
  await publish('hostel');
  expect(read('hostel', 'confirmed.json')[1]).toBe('"a": 3');
});

test('what does not make a site together is not sent', async () => {
  await secondComputer();
  const start = git('hub.git', 'rev-parse', 'HEAD');
  write('office', 'site.yaml', ['name: Office', 'kind: a', 'kin: b', 'town: c', 'phone: 1']);
  await publish('office');
  const office = git('hub.git', 'rev-parse', 'HEAD');
  expect(office).not.toBe(start);
  write('hostel', 'site.yaml', ['name: College', 'kind: a', 'kin: b', 'town: c', 'phone: 2']);
  const wrong = publish('hostel', undefined, () => Promise.reject(new Error('does not fit')));
  await expect(wrong).rejects.toThrow('does not fit');
  expect(git('hub.git', 'rev-parse', 'HEAD')).toBe(office);
});

test.each<[string, () => void, RegExp]>([
  [
    'a place that is gone',
    () => rmSync(path.join(root, 'hub.git'), { recursive: true }),
    /not where it was/,
  ],
  [
    'no connection',
    () => git('office', 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
    /is online/,
  ],
  ['no place', () => git('office', 'remote', 'remove', 'origin'), /not joined to the place/],
  [
    'a version without a branch',
    () => git('office', 'checkout', '--quiet', '--detach'),
    /in a terminal/,
  ],
  [
    'a rebase that somebody began',
    () => mkdirSync(path.join(root, 'office/.git/rebase-merge')),
    /in a terminal/,
  ],
  [
    'another git at work',
    () => writeFileSync(path.join(root, 'office/.git/index.lock'), ''),
    /Another program is making a version/,
  ],
])('%s is told without the words of git', async (_, spoil, message) => {
  await secondComputer();
  spoil();
  write('office', 'site.yaml', ['name: Office', 'kind: a', 'kin: b', 'town: c', 'phone: 1']);
  const told = await publish('office').catch(({ message: text }) => text);
  expect(told).toMatch(message);
  expect(told).not.toMatch(/fatal|error:|refs|remote|HEAD/);
});

test('a place that lets nobody send is told', async () => {
  await secondComputer();
  const hook = path.join(root, 'hub.git/hooks/pre-receive');
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  write('office', 'site.yaml', ['name: Office', 'kind: a', 'kin: b', 'town: c', 'phone: 1']);
  await expect(publish('office')).rejects.toThrow(/did not take the version/);
});
