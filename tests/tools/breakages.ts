/**
 * Breaks a copy of the built site in one way after another and runs the tests that should notice:
 * `npm run test:breakages` after a build, or `npm run test:breakages -- worker` for the breakages
 * with that word in their name. Prints what caught each; fails when nothing did.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Breakage, breakages } from './breakages-list.ts';

// The runner of this script calls it development; the programs that it starts choose for themselves.
delete process.env['NODE_ENV'];

const copy = path.resolve('.build/breakages');
const port = String(Number(process.env['PORT'] || 4199) + 2);
const wanted = process.argv[3] ?? '';
const chosen = breakages.filter(({ name }) => new RegExp(wanted).test(name));
const env = { ...process.env, PORT: port };

rmSync(copy, { recursive: true, force: true });
const parts = [
  ...['src', 'content', 'hosting', 'tests', 'prerender', 'scripts', 'documents', 'docs', 'public'],
  ...['dist', 'package.json', 'playwright.config.ts', 'vitest.config.ts', 'vite.config.ts'],
  ...['tsconfig.json', 'bench', 'desk', 'photographs'],
];
mkdirSync(copy, { recursive: true });
for (const part of parts) cpSync(part, path.join(copy, part), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
const names = ['src', 'content', 'hosting', 'dist'].flatMap((part) =>
  readdirSync(path.join(copy, part), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(part, name.replaceAll(path.sep, '/')),
  ),
);
for (const name of names.filter((one) => /\.(br|gz)$/.test(one))) rmSync(path.join(copy, name));

/** What the files were before they were broken. */
const texts = new Map<string, string>();

const read = (name: string) => readFileSync(path.join(copy, name), 'utf8');

function write(name: string, text: string): void {
  if (!texts.has(name)) texts.set(name, read(name));
  writeFileSync(path.join(copy, name), text);
}

/** What a page names a script or a style sheet by, so that no other is taken for it. */
const sumOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Replaces a text in files of the copy, and says in how many. */
function change(files: RegExp, from: RegExp | string, to: string): number {
  const sums = new Map<string, string>();
  for (const name of names.filter((one) => files.test(one))) {
    const before = read(name);
    const after = before.replace(from, to);
    if (after === before) continue;
    write(name, after);
    sums.set(sumOf(before), sumOf(after));
  }
  for (const page of names.filter((one) => one.endsWith('.html'))) {
    const html = read(page);
    const after = html.replace(/sha384-[^"]+/g, (sum) => sums.get(sum) ?? sum);
    if (after !== html) write(page, after);
  }
  return sums.size;
}

/** Puts the copy back as it was. */
function restore(): void {
  for (const [name, text] of texts) writeFileSync(path.join(copy, name), text);
  texts.clear();
}

let preview: ChildProcess | undefined;

/** Serves the copy by its own code, for all tests of the built site. */
async function serve(): Promise<void> {
  await stop();
  const served = ['scripts/run.js', 'hosting/preview.ts'];
  preview = spawn(process.execPath, served, {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => preview?.stdout?.once('data', resolve));
}

async function stop(): Promise<void> {
  if (!preview) return;
  const ended = new Promise((resolve) => preview?.once('exit', resolve));
  preview.kill();
  await ended;
}

/** What a run of tests says: how many there were, and which of them failed. */
type Outcome = { tests: number; failed: string[] };

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
};

function siteTests(files: string[], titles: string): Outcome {
  const words = ['playwright', 'test', ...files, '-g', titles, '--reporter=json', '-x'];
  const { stdout } = spawnSync('npx', words, { cwd: copy, env, encoding: 'utf8' });
  const all = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(all),
  ];
  const specs = all(JSON.parse(stdout.slice(stdout.indexOf('{'))) as Suite);
  const failed = specs.filter(
    ({ ok, tests }) => !ok && tests.some(({ status }) => status !== 'skipped'),
  );
  return { tests: specs.length, failed: failed.map(({ file, title }) => `${file}: ${title}`) };
}

function unitTests(files: string[]): Outcome {
  const projects = ['--project', 'unit', '--project', 'built'];
  const words = ['vitest', 'run', ...projects, ...files, '--reporter=json'];
  const { stdout } = spawnSync('npx', words, { cwd: copy, env, encoding: 'utf8' });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    testResults: {
      name: string;
      status: string;
      assertionResults: { title: string; status: string }[];
    }[];
  };
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ title }) => title);
    const told = status === 'failed' && titles.length === 0 ? ['the file as a whole'] : titles;
    return told.map((title) => `${path.relative(copy, name)}: ${title}`);
  });
  return { tests: report.testResults.length, failed };
}

function commands(names: string[]): Outcome {
  const failed = names.filter((name) => {
    return spawnSync('npm', ['run', name], { cwd: copy, env, stdio: 'ignore' }).status !== 0;
  });
  return { tests: names.length, failed: failed.map((name) => `npm run ${name}`) };
}

function run(breakage: Breakage): Outcome {
  if ('site' in breakage) return siteTests([breakage.site], breakage.titles);
  if ('unit' in breakage) return unitTests([breakage.unit]);
  return commands([breakage.command]);
}

/** Every test that is used, over the site as it is: one that fails anyway proves nothing. */
function failingUnbroken(): string[] {
  const site = chosen.filter((one) => 'site' in one);
  const units = chosen.filter((one) => 'unit' in one).map(({ unit }) => unit);
  const names = chosen.filter((one) => 'command' in one).map(({ command }) => command);
  const files = [...new Set(site.map((one) => one.site))];
  const titles = site.map((one) => `(${one.titles})`).join('|');
  return [
    ...(files.length > 0 ? siteTests(files, titles).failed : []),
    ...(units.length > 0 ? unitTests([...new Set(units)]).failed : []),
    ...commands([...new Set(names)]).failed,
  ];
}

await serve();
const failed = failingUnbroken();
if (failed.length > 0) {
  console.error(`These fail before anything is broken:\n${failed.join('\n')}`);
  await stop();
  process.exit(1);
}
const unnoticed: string[] = [];
for (const breakage of chosen) {
  const { name, files, from, to } = breakage;
  const changed = change(files, from, to);
  // The server reads its code once.
  const isServed = /src|hosting/.test(files.source) && 'site' in breakage;
  if (isServed) await serve();
  const { tests, failed } = changed === 0 ? { tests: 0, failed: [] } : run(breakage);
  restore();
  if (isServed) await serve();
  if (failed.length === 0) unnoticed.push(name);
  console.log(`${name} | ${failed[0] ?? (tests === 0 ? 'NOTHING WAS BROKEN OR RUN' : 'NOTHING')}`);
}
await stop();
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} were caught.`);
process.exit(unnoticed.length > 0 ? 1 : 0);
