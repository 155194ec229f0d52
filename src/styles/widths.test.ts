import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

/** Lengths that a sheet compares the width of the screen with. */
function widthsIn(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/@media([^{]*)/g)]
    .flatMap(([, query]) => [...(query ?? '').matchAll(/\([^()]*(?:width|inline-size)[^()]*\)/g)])
    .flatMap(([condition]) => condition.match(/[\d.]+[a-z]+/g) ?? [condition]);
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(path.join('src', name), 'utf8') }))
  .map(({ name, css }) => ({ name, css, asked: widthsIn(css) }));

test.each(sheets)('$name names the widths of the screen that it asks for', ({ asked }) => {
  expect(asked).toEqual([]);
});

test('each breakpoint is in use', () => {
  const names = sheets.flatMap(({ css }) => [...css.matchAll(/\(--(?:below|from)-(\w+)\)/g)]);
  const used = new Set(names.map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(breakpoints).sort());
});

test('a width is found in every form of a query', () => {
  expect(
    widthsIn(`@media screen and (width < 1rem) {} @media (2rem <= inline-size <= 3px) {}
      @media (min-width: 4em) and (height < 5rem) {}`),
  ).toEqual(['1rem', '2rem', '3px', '4em']);
});
