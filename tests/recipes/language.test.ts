import { beforeAll, expect, test, vi } from 'vitest';
import { makeDocuments } from '#build/documents/make-documents.ts';
import { siteFiles } from '#build/files/list-files.ts';
import { formOf, withForms } from '#desk/content-forms.ts';
import { type Edition, makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import type { Lang } from '#src/languages.ts';
import { notFoundRoute, pathIn, routes } from '#src/routes.ts';
import * as app from '#src/shell/render.tsx';

/** A language that nobody speaks: that of the Telugu pages, with another word for a course. */
const lang = 'qaa' as Lang;
const [word, other] = ['కోర్సు', 'పాఠం'];

// Its entry in src/languages.ts …
vi.mock('#src/languages.ts', async (load) => {
  const original = await load<typeof import('#src/languages.ts')>();
  const madeUp = { ...original.languages.te, locale: 'qaa-IN', tag: 'qaa', name: 'మాట' };
  const languages = { ...original.languages, qaa: madeUp };
  return { ...original, languages, langs: Object.keys(languages) };
});

// … and its folder of the content are all that a language is made of.
const files: ContentFiles = new Map(
  [...readContentFiles()].flatMap(([name, text]) =>
    name.startsWith('te/')
      ? [
          [name, text] as const,
          [name.replace('te/', `${lang}/`), text.replaceAll(word, other)] as const,
        ]
      : [[name, text] as const],
  ),
);

let editions: readonly [Edition, ...Edition[]];
let edition: Edition;
beforeAll(() => {
  editions = makeEditions(files);
  edition = editions.find((one) => one.lang === lang) ?? editions[0];
});

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');

test.each([...routes, notFoundRoute])('$path is there in a made-up language', async (route) => {
  const html = await app.render(edition, route, assets, builtOn);
  expect(html).toMatch(/^<!doctype html><html lang="qaa" [^>]*data-script="telugu"/i);
  const text = html.replace(/<(\w+)[^>]* (?:lang|hrefLang|hreflang)="te"[^>]*>.*?<\/\1>/gs, ' ');
  expect(text).not.toContain(word);
});

test('pages of the other languages lead to it', async () => {
  for (const one of editions) {
    const html = await app.render(one, { path: '/courses', page: 'courses' }, assets, builtOn);
    expect(html).toContain(`href="${pathIn(lang, '/courses')}"`);
    expect(html).toMatch(/hreflang="qaa"/i);
  }
});

test('it has documents of its own', async () => {
  const documents = await makeDocuments([edition]);
  expect(documents.size).toBeGreaterThan(1);
  for (const [path, pdf] of documents) {
    expect(path).toMatch(/^\/qaa\/docs\//);
    expect(new TextDecoder('latin1').decode(pdf)).toContain('/Lang (qaa');
  }
});

test('it is in the site map, and has a search index and a manifest', async () => {
  const source = { app, editions, builtOn, release: '', offline: [], precached: [] } as never;
  const made = new Map(siteFiles(source).map(({ path, make }) => [path, make]));
  expect(await made.get('/sitemap.xml')?.()).toContain('hreflang="qaa"');
  expect(await made.get('/qaa/search-index.json')?.()).toContain(other);
  expect(await made.get('/qaa/manifest.webmanifest')?.()).toContain('"lang":"qaa"');
});

test('the desk has its lines beside the English, and writes them', () => {
  const form = formOf(files, { [lang]: {} }, 'home.yaml');
  expect(JSON.stringify(form)).toContain('"qaa":{"text":');
  const after = withForms(files, { 'home.yaml': form });
  expect(after.get('qaa/home.yaml')).toBe(files.get('qaa/home.yaml'));
});
