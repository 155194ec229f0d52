import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { langs, languages, partial } from '#src/languages.ts';
import { pathIn, type Route, routes } from '#src/routes.ts';
import { contentFileOf, contentHistory } from './content-history.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://site.example';

const app = {
  routes,
  isIndexed: async ({ page }: Route) => page !== 'privacy-policy',
};
const editions = makeEditions(
  new Map([
    ...readContentFiles(),
    [
      'site.yaml',
      readContentFiles()
        .get('site.yaml')
        ?.replace(/origin:.*/, `origin: ${origin}`) ?? '',
    ],
  ]),
);

test('every page is made of a content file that exists', () => {
  const files = routes.map(contentFileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('a page is dated by its content, and one that is not listed is left out', async () => {
  const changed = new Map([
    ['content/about-us.yaml', '2026-05-01'],
    ['content/te/about-us.yaml', '2026-06-02'],
  ]);
  const xml = await sitemap(app, editions, changed);
  expect(xml).toContain('<loc>https://site.example/about-us</loc><lastmod>2026-05-01</lastmod>');
  expect(xml).toContain('<loc>https://site.example/te/about-us</loc><lastmod>2026-06-02</lastmod>');
  expect(xml).toContain('<loc>https://site.example/contact</loc><xhtml:link');
  expect(xml).toContain('/courses/inter-&amp;-vocational/intermediate-mpc</loc>');
  expect(xml).not.toContain('/privacy-policy');
});

test('a page names itself and its translations, and the first language for all others', async () => {
  const xml = await sitemap(app, editions, new Map());
  // A partial language may lack this page.
  const whole = langs.filter((lang) => !(lang in partial));
  const alternates = [
    ...whole.map((lang) => [languages[lang].tag, pathIn(lang, '/contact')]),
    ['x-default', '/contact'],
  ].map(
    ([tag, address]) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>`,
  );
  for (const lang of whole) {
    const address = `${origin}${pathIn(lang, '/contact')}`;
    expect(xml).toContain(`<url><loc>${address}</loc>${alternates.join('')}</url>`);
  }
});

test('a folder without history gives no days', () => {
  expect(contentHistory(mkdtempSync(path.join(tmpdir(), 'plain-'))).size).toBe(0);
});
