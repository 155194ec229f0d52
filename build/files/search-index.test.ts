import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Edition } from '#src/content/check/edition.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { type Lang, langs } from '#src/languages.ts';
import { type SearchIndex, searchOver } from '#src/lib/text-search.ts';
import { type Path, pathIn, routes } from '#src/routes.ts';
import * as app from '#src/shell/render.tsx';
import { specFiles } from '#tests/support/fixture.ts';
import { searchIndex } from './search-index.ts';

const builtOn = new Date('2026-11-21T06:00:00Z');
const queries: Partial<Record<Lang, Record<Path, string[]>>> = parse(
  readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8'),
);
const rows = Object.entries(queries).flatMap(([lang, pages]) =>
  Object.entries(pages).flatMap(([path, typed]) =>
    typed.map((query) => [lang as Lang, query, path] as const),
  ),
);
const paths: readonly string[] = routes.map(({ path }) => path);
const table = rows.filter(([, , path]) => paths.includes(path));

const texts = new Map<Lang, string>();
const searches = new Map<Lang, ReturnType<typeof searchOver>>();
let editions: readonly Edition[];
beforeAll(async () => {
  editions = makeEditions(specFiles());
  for (const edition of editions) {
    const text = await searchIndex(app, edition, builtOn);
    texts.set(edition.lang, text);
    searches.set(edition.lang, searchOver(JSON.parse(text) as SearchIndex));
  }
});

test('the table asks for pages that there are, each query once', () => {
  const gone = new Set(rows.map(([, , path]) => path).filter((path) => !paths.includes(path)));
  expect([...gone], 'take these out of build/files/search-queries.yaml').toEqual([]);
  const asked = table.map(([lang, query]) => `${lang} ${query}`);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(150);
});

test.each(table)('%s: “%s” leads to %s', (lang, query, path) => {
  const found =
    searches
      .get(lang)?.(query)
      .map((hit) => hit.path) ?? [];
  expect(found.slice(0, 3)).toContain(pathIn(lang, path));
  expect(new Set(found).size).toBe(found.length);
});

test.each([
  ['en', 'parking'],
  ['en', 'swimming'],
  ['en', 'orphan'],
  ['en', 'adopted'],
  ['en', 'twins'],
  ['en', 'helicopter'],
  ['te', 'హెలికాప్టర్'],
] as const)('%s: “%s” finds no page that only has a word spelt like it', (lang, query) => {
  const found = searches.get(lang)?.(query) ?? [];
  // A text that is added may say the word; then the search has to find it.
  const isSaid = texts.get(lang)?.toLowerCase().includes(query);
  const shown = found.map(({ path, places }) => [path, places[0]?.excerpt]);
  if (isSaid) expect(shown).not.toEqual([]);
  else expect(shown).toEqual([]);
});

/** Questions about oneself, which the names of courses in them must not lead away. */
const aboutOneself = table.filter(([, , path]) => path === '/admissions/may-i-join');

test.each(aboutOneself)('%s: “%s” leads to its answer before all else', (lang, query) => {
  const [first] = searches.get(lang)?.(query) ?? [];
  expect(first?.path).toBe(pathIn(lang, '/admissions/may-i-join'));
  expect(first?.places[0]?.id).toBeTruthy();
});

test.each([...langs])('the index of %s holds no signs for typesetting', (lang) => {
  expect(texts.get(lang)).not.toMatch(/[\u2060\u00a0]/);
});
