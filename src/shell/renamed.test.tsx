import { expect, test } from 'vitest';
import { shareData } from '#build/documents/share-picture.ts';
import { siteFiles } from '#build/files/list-files.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { notFoundRoute, pathIn, type Route, routes } from '#src/routes.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { newNames, oldNameIn, renamedFiles } from '#tests/support/renamed.ts';
import { templates } from '#tests/support/templates.ts';
import * as app from './render.tsx';

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');
const allRoutes: readonly Route[] = [...routes, notFoundRoute];

const editions = makeEditions(renamedFiles());

/** One page of each template: what the others say besides is their content. */
const oneOfEach = allRoutes.filter(({ path }) => templates.includes(path));
const cases = editions.flatMap((edition) =>
  [...oneOfEach, notFoundRoute].map(
    (route) => [pathIn(edition.lang, route.path), edition, route] as const,
  ),
);

test.each(editions)('the content of the $lang edition does so', ({ content, words }) => {
  const told = JSON.stringify({ ...content, openFacts: undefined, words });
  expect(oldNameIn(told)).toBeUndefined();
  expect(told).toMatch(newNames);
});

test.each(cases)(
  '%s takes name, places and founding year from one file',
  async (_, edition, route) => {
    const html = await app.render(edition, route, assets, builtOn);
    expect(oldNameIn(html)).toBeUndefined();
    expect(html).toMatch(newNames);
  },
);

const source = { app, editions, builtOn, release: 'test', stylesAhead: [] };
// The words of the index are those of the pages.
const left = isNightly ? /\.jpg$/ : /\.jpg$|search-index\.json$/;
const texts = siteFiles(source).filter(({ path }) => !left.test(path));
test.each(texts.map((file) => [file.path, file] as const))('so does %s', async (_, file) => {
  const data = Buffer.from(await file.make());
  expect(oldNameIn(data.toString())).toBeUndefined();
});

test.each(editions)('so does every share picture in $lang', (edition) => {
  const said = routes.map((route) =>
    shareData(edition, route, app.pageMeta(edition, route).headline),
  );
  expect(oldNameIn(JSON.stringify(said))).toBeUndefined();
});
