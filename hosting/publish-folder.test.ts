import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { langs } from '#src/languages.ts';
import { notFoundRoute, pathIn, routes } from '#src/routes.ts';
import { deadReferences } from './dead-references.ts';
import { deploy } from './deploy.ts';
import { configurationBefore, publishFolder, rollBack } from './publish-folder.ts';
import { fileOf } from './serve.ts';

const day = 86_400_000;
const now = Date.now();
let folder: string;
let site: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  site = path.join(folder, 'site');
  target = path.join(folder, 'target');
  return () => rmSync(folder, { recursive: true });
});

/** Makes a site with every page, and these files besides. */
function build(files: Record<string, string>): void {
  rmSync(site, { recursive: true, force: true });
  const pages = langs.flatMap((lang) =>
    [...routes, notFoundRoute].map((route) => fileOf(pathIn(lang, route.path))),
  );
  const all = { ...Object.fromEntries(pages.map((name) => [name, 'a page'])), ...files };
  for (const [name, text] of Object.entries(all)) write(path.join(site, name), text);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const published = (name: string) => existsSync(path.join(target, name));
const read = (name: string) => readFileSync(path.join(target, name), 'utf8');

test('a page that is still open finds the files of its build after the next one', () => {
  build({ 'index.html': 'one', 'assets/a-1.js': 'a' });
  publishFolder(site, target, '', now - 1);
  build({ 'index.html': 'two', 'assets/a-2.js': 'b' });
  publishFolder(site, target, '', now);
  expect(read('index.html')).toBe('two');
  expect(published('assets/a-1.js')).toBe(true);
  expect(published('assets/a-2.js')).toBe(true);
});

test('after 30 days they go; pages that no longer exist go at once', () => {
  build({ 'index.html': 'one', 'old.html': 'x', 'assets/a-1.js': 'a' });
  publishFolder(site, target, '', now - 31 * day);
  build({ 'index.html': 'two', 'assets/a-2.js': 'b' });
  publishFolder(site, target, '', now);
  expect(published('old.html')).toBe(false);
  expect(published('assets/a-1.js')).toBe(false);
});

test('what somebody else put into the folder stays', () => {
  const others = ['.well-known/acme-challenge/token', 'other-site/index.html', 'backup.sql'];
  for (const name of others) write(path.join(target, name), 'theirs');
  build({ 'index.html': 'one' });
  publishFolder(site, target, '', now - 31 * day);
  publishFolder(site, target, '', now);
  for (const name of others) expect(published(name)).toBe(true);
});

test('a site that was not published from here is not written over', () => {
  write(path.join(target, 'index.html'), 'theirs');
  build({ 'index.html': 'ours' });
  expect(() => publishFolder(site, target)).toThrow('not published from here');
  expect(read('index.html')).toBe('theirs');
});

test('a folder without a site is not published', () => {
  mkdirSync(site);
  expect(() => publishFolder(site, target)).toThrow('npm run build');
});

test('a site that lacks what it names is refused, and nothing published goes', () => {
  const files = { 'index.html': '<img src="/pictures/a.avif">', 'pictures/a.avif': 'a' };
  build(files);
  publishFolder(site, target, '', now - 1);
  rmSync(path.join(site, 'pictures'), { recursive: true });
  const before = readdirSync(target, { recursive: true });
  expect(() => publishFolder(site, target, '', now)).toThrow('index.html: /pictures/a.avif');
  rmSync(path.join(site, 'about-us.html'));
  expect(() => publishFolder(site, target, '', now)).toThrow('src/routes.ts: about-us.html');
  expect(readdirSync(target, { recursive: true })).toEqual(before);
});

test('a page that is too large for a slow line is refused, and nothing published goes', () => {
  build({ 'index.html': 'small' });
  publishFolder(site, target, '', now - 1);
  build({ 'index.html': 'x'.repeat(14 * 1024 + 1), 'new.html': 'a page' });
  expect(() => publishFolder(site, target, '', now)).toThrow('14.0 KB  index.html: HTML');
  expect(read('index.html')).toBe('small');
  expect(published('new.html')).toBe(false);
});

test('the release before comes back with its configuration, and pages of both stay whole', () => {
  for (const release of [1, 2, 3, 4]) {
    build({ 'index.html': `${release}`, [`assets/a-${release}.js`]: 'a' });
    publishFolder(site, target, `configuration ${release}`, now - 10 + release);
  }
  expect(configurationBefore(target)).toBe('configuration 3');
  rollBack(target, now);
  expect(read('index.html')).toBe('3');
  expect(published('assets/a-4.js')).toBe(true);
  rollBack(target, now);
  expect(read('index.html')).toBe('2');
  // Three are kept, the one in place included.
  expect(() => rollBack(target, now)).toThrow('no earlier release');
  expect(read('index.html')).toBe('2');
});

test('a configuration that the server refuses changes nothing', () => {
  const file = path.join(folder, 'site.conf');
  const [root, goesBack] = [target, false];
  const refuse = () => {
    throw Object.assign(new Error(), { stderr: Buffer.from('unknown directive') });
  };
  const asked = { root, file, configurations: ['new'], check: refuse, goesBack };
  expect(() => deploy(asked)).toThrow(/unknown directive\n.*nothing was changed/);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(target)).toBe(false);
  writeFileSync(file, 'old');
  expect(() => deploy(asked)).toThrow('nothing was changed');
  expect(readFileSync(file, 'utf8')).toBe('old');
});

test.each([
  ['index.html', '<a href="/abuot-us">', '/abuot-us'],
  ['index.html', '<a href="#nowhere">', '#nowhere'],
  ['index.html', '<a href="/contact#nowhere">', '/contact#nowhere'],
  ['index.html', '<source srcset="/a.avif 640w, /b.avif 1280w">', '/b.avif'],
  ['index.html', '<div data-props="{&quot;src&quot;:&quot;/gone.svg&quot;}">', '/gone.svg'],
  [
    'index.html',
    '<link rel="canonical" href="https://site.example/"><script type="application/ld+json">{"logo":"https://site.example/logo.png"}</script>',
    '/logo.png',
  ],
  ['assets/site.css', '@font-face{src:url(/assets/gone.woff2)}', '/assets/gone.woff2'],
  ['assets/site.js', 'import{a}from"./gone.js"', './gone.js'],
  ['manifest.webmanifest', '{"icons":[{"src":"/icons/gone.png"}]}', '/icons/gone.png'],
])('in %s a dead %j is found', (name, text, address) => {
  build({ 'a.avif': '', [name]: text });
  expect(deadReferences(site)).toEqual([`${name}: ${address}`]);
});

test('what is there is no fault: pages, old addresses, places, answers, files', () => {
  build({
    'contact.html': '<h2 id="map">',
    'a-1.svg': '',
    'index.html':
      '<p id="top"><a href="#top"><a href="/contact?x=1#map"><a href="/admission"><a href="/te"><a href="/contact#a=1&amp;b"><img src="/a-1.svg"><a href="//elsewhere.example">/ in a text',
  });
  expect(deadReferences(site)).toEqual([]);
});
