import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as anyTest, expect } from 'vitest';
import { isSeq } from 'yaml';
import { readDocument, yamlText } from '#src/content/check/parse.ts';
import { langs } from '#src/languages.ts';
import { copyProject, recipe } from './copied-project.ts';

// The comparison, removed from a copy of the project by the steps of README and by no others.

const [page, address, schema] = ['compare', '/courses/compare', 'compareSchema'];
const { copy, change, run } = copyProject();
// Skipped once the site itself has no comparison any more.
const test = anyTest.skipIf(!existsSync(`src/pages/${page}`));
const touched = new Set<string>();

function edit(name: string, how: (text: string) => string): void {
  touched.add(name);
  change(name, how);
}

/** The files and folders that a step of the recipe names. */
const [deleted = [], listed = []] = recipe('Remove a page')
  .split(/^\d\. /m)
  .slice(1)
  .map((step) => [...step.matchAll(/`([\w-]+\/[^`]*)`/g)].map(([, name = '']) => name));

test('the compiler names the links in the code, check:content those in the content', () => {
  for (const name of deleted.map((one) => one.replace('alumni', page))) {
    touched.add(name);
    rmSync(path.join(copy, name), { recursive: true });
  }
  expect(listed).toEqual(['src/content/schemas/pages.ts', 'src/routes.ts']);
  for (const name of listed) {
    const lines = new RegExp(`^.*(?:page: '${page}'|\\b${schema}\\b).*\n`, 'gm');
    edit(name, (text) => text.replaceAll(lines, ''));
  }
  // Links lead from now on where the redirect leads.
  const faults = run('npx', 'tsc', '--noEmit').matchAll(/^(\S+)\(/gm);
  for (const name of new Set([...faults].map(([, file = '']) => file))) {
    edit(name, (text) =>
      text
        .replaceAll(/'\/courses\/compare'(?=[\],)])/g, "'/courses'")
        .replaceAll(`content.${page}.`, 'content.courses.'),
    );
  }
  edit('src/routes.ts', (text) =>
    text.replace(
      'redirects: readonly Redirect[] = [\n',
      `$&  { from: '${address}', to: '/courses' },\n`,
    ),
  );
  expect(run('npx', 'tsc', '--noEmit')).toBe('');
  // From the last to the first, so that the places of the others stay.
  const named = run('node', 'commands/run.js', 'commands/check-content.ts');
  const places = [...named.matchAll(/^content\/(\S+):\d+ {2}(\S+): (?=leads|is no page)/gm)];
  expect(places.length).toBeGreaterThan(0);
  for (const [, file = '', field = ''] of places.reverse()) takeOut(file, field);
  expect(run('node', 'commands/run.js', 'commands/check-content.ts')).toContain('is in order');
});

const queries = 'build/files/search-queries.yaml';

test('a test names what the search should find', () => {
  const tests = 'build/files/search-index.test.ts';
  const asks = ['vitest', 'run', '--project', 'unit', tests, '-t', 'asks for pages'];
  expect(run('npx', ...asks)).toContain(`take these out of ${queries}`);
  edit(queries, (text) => text.replaceAll(new RegExp(`^  ${address}:\n(?: {4}.*\n)+`, 'gm'), ''));
  expect(run('npx', ...asks)).toMatch(/Tests .*1 passed/);
});

test('nothing names it any more, and the build is whole', () => {
  expect(run('npx', 'biome', 'check', 'src', 'content', 'build', 'tests', 'commands')).toContain(
    'No fixes applied',
  );
  expect(run('npx', 'vite', 'build', '--app')).toMatch(/pages in [\d.]+ s/);
  for (const folder of ['src', 'content', 'build', 'tests', 'commands', 'desk', 'dist']) {
    for (const name of filesIn(folder)) {
      // A redirect keeps the old address; the recipe itself names the page.
      if (/(^|\/)(routes\.ts|_redirects|removed-page\.test\.ts)$/.test(name)) continue;
      expect(readFileSync(path.join(copy, name), 'utf8'), name).not.toContain(address);
    }
  }
  expect(existsSync(path.join(copy, 'dist', `${address}.html`))).toBe(false);
  const redirects = readFileSync(path.join(copy, 'dist/_redirects'), 'utf8');
  expect(redirects).toMatch(new RegExp(`^${address} /courses 301`, 'm'));
});

test('beside the files that link to it, only those are touched that README names', () => {
  const named = [...deleted.map((name) => name.replace('alumni', page)), ...listed, queries];
  const others = [...touched].filter((name) => !named.includes(name));
  expect(others.filter((name) => !/^(content|src\/pages)\//.test(name))).toEqual([]);
  expect(named).toHaveLength(8);
});

/** Takes the entry of a list that holds a field out of a file and its translations. */
function takeOut(file: string, field: string): void {
  const parts = field.split(/[.[\]]+/).filter(Boolean);
  const names = [file, ...langs.map((lang) => `${lang}/${file}`)].map((name) => `content/${name}`);
  for (const name of names.filter((one) => existsSync(path.join(copy, one)))) {
    const document = readDocument(readFileSync(path.join(copy, name), 'utf8')).clone();
    let steps = parts.slice(0, lastIndex(parts) + 1);
    if (!document.hasIn(steps)) continue;
    document.deleteIn(steps);
    // A list of one goes with the entry that holds it.
    const list = document.getIn(steps.slice(0, -1));
    if (isSeq(list) && list.items.length === 0) {
      steps = parts.slice(0, lastIndex(steps.slice(0, -1)) + 1);
      document.deleteIn(steps);
    }
    edit(name, () => yamlText(document));
  }
}

const lastIndex = (parts: readonly string[]) => parts.findLastIndex((part) => /^\d+$/.test(part));

function filesIn(folder: string): string[] {
  return readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|tsx|css|yaml|html|js|json|xml|txt)$/.test(entry.name),
    )
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)));
}
