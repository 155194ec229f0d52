import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { layout } from './layout.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8') }));

/** Every style sheet of a module, with the classes it has and those that its components ask for. */
const sheets = sources
  .flatMap(({ name, text }) =>
    [...text.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)].map(
      ([, variable, file = '']) => ({
        sheet: path.join(path.dirname(name), file),
        asked: [...text.matchAll(new RegExp(`(?<!\\.)\\b${variable}\\.(\\w+)`, 'g'))].map(
          ([, one]) => one,
        ),
      }),
    ),
  )
  .reduce(
    (all, { sheet, asked }) => all.set(sheet, [...(all.get(sheet) ?? []), ...asked]),
    new Map<string, (string | undefined)[]>(),
  );

test.each([...sheets])('%s has the classes that are asked for, and no other', (sheet, asked) => {
  const css = readFileSync(path.join('src', sheet), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"|:global\([^)]*\)/g, '');
  const has = [...css.matchAll(/\.([a-zA-Z_]\w*)/g)].map(([, one]) => one);
  expect([...new Set(has)].sort()).toEqual([...new Set(asked)].sort());
});

test('each sheet is imported by a component beside it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files.filter((name) => name.endsWith('.module.css'));
  expect(found.filter((sheet) => !sheets.has(sheet))).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});

test('the global classes are those of the global sheets, and are asked for by name', () => {
  const css = ['base', 'layout', 'print']
    .map((name) => path.join('src/styles', `${name}.css`))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  const has = css.join('').match(/\.[a-z][\w-]*(?=[^{}]*\{)/g) ?? [];
  const inSheets = has.map((name) => name.slice(1));
  expect(Object.values<string>(layout).filter((name) => !inSheets.includes(name))).toEqual([]);
  expect(
    sources.filter(({ text }) => text.includes('className="')).map(({ name }) => name),
  ).toEqual([]);
});
