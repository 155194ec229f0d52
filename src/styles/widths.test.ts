import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Phones held upright, all phones and small tablets, and what is narrower than a desk's screen. */
const widths = ['37.5rem', '56.25rem', '80rem'];

/** Lengths that a sheet compares the width of the screen with. */
function widthsIn(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/@media([^{]*)/g)]
    .flatMap(([, query]) => [...(query ?? '').matchAll(/\([^()]*(?:width|inline-size)[^()]*\)/g)])
    .flatMap(([condition]) => condition.match(/[\d.]+[a-z]+/g) ?? [condition]);
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, asked: widthsIn(readFileSync(path.join('src', name), 'utf8')) }));

test.each(sheets)('$name knows no other widths of the screen than the three', ({ asked }) => {
  expect(asked.filter((width) => !widths.includes(width))).toEqual([]);
});

test('each of the three is in use', () => {
  expect([...new Set(sheets.flatMap(({ asked }) => asked))].sort()).toEqual(widths);
});

test('a width is found in every form of a query', () => {
  expect(
    widthsIn(`@media screen and (width < 1rem) {} @media (2rem <= inline-size <= 3px) {}
      @media (min-width: 4em) and (height < 5rem) {}`),
  ).toEqual(['1rem', '2rem', '3px', '4em']);
});
