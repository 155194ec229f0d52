import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { publishFolder } from './publish-folder.ts';

const day = 86_400_000;
let folder: string;
let site: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  site = path.join(folder, 'site');
  target = path.join(folder, 'target');
  return () => rmSync(folder, { recursive: true });
});

function build(files: Record<string, string>): void {
  rmSync(site, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
}

test('a page that is still open finds the files of its build after the next one', () => {
  build({ 'index.html': 'one', 'assets/a-1.js': 'a' });
  publishFolder(site, target);
  build({ 'index.html': 'two', 'assets/a-2.js': 'b' });
  publishFolder(site, target);
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('two');
  expect(existsSync(path.join(target, 'assets/a-1.js'))).toBe(true);
  expect(existsSync(path.join(target, 'assets/a-2.js'))).toBe(true);
});

test('after 30 days they go; pages that no longer exist go at once', () => {
  const now = Date.now();
  build({ 'index.html': 'one', 'old.html': 'x', 'assets/a-1.js': 'a' });
  publishFolder(site, target, now - 31 * day);
  build({ 'index.html': 'two', 'assets/a-2.js': 'b' });
  publishFolder(site, target, now);
  expect(existsSync(path.join(target, 'old.html'))).toBe(false);
  expect(existsSync(path.join(target, 'assets/a-1.js'))).toBe(false);
});

test('what somebody else put into the folder stays', () => {
  const others = ['.well-known/acme-challenge/token', 'other-site/index.html', 'backup.sql'];
  for (const name of others) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), 'theirs');
  }
  const now = Date.now();
  build({ 'index.html': 'one' });
  publishFolder(site, target, now - 31 * day);
  publishFolder(site, target, now);
  for (const name of others) expect(existsSync(path.join(target, name))).toBe(true);
});

test('a site that was not published from here is not written over', () => {
  mkdirSync(target);
  writeFileSync(path.join(target, 'index.html'), 'theirs');
  build({ 'index.html': 'ours' });
  expect(() => publishFolder(site, target)).toThrow('not published from here');
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('theirs');
});

test('a folder without a site is not published', () => {
  mkdirSync(site);
  expect(() => publishFolder(site, target)).toThrow('npm run build');
});
