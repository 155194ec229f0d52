import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { langs } from '#src/languages.ts';
import { fileOf, notFoundRoute, pathIn, routes } from '#src/routes.ts';
import { deadReferences } from './dead-references.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  return () => rmSync(site, { recursive: true });
});

/** Makes a site with every page, and these files. */
function build(files: Record<string, string>): void {
  const pages = langs.flatMap((lang) =>
    [...routes, notFoundRoute].map((route) => fileOf(pathIn(lang, route.path))),
  );
  const all = { ...Object.fromEntries(pages.map((name) => [name, 'a page'])), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
}

test('a page that was not built is missing', () => {
  build({});
  rmSync(path.join(site, 'about-us.html'));
  expect(deadReferences(site)).toEqual(['src/routes.ts: about-us.html']);
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

test('a script of another site is refused, as browsers would', () => {
  build({ 'index.html': '<script async src="https://www.example.com/tag.js?id=1"></script>' });
  expect(deadReferences(site)).toEqual([
    'index.html: https://www.example.com/tag.js?id=1, which build/hosts/headers.ts forbids',
  ]);
});

test('addresses that lead somewhere are no fault: pages, old addresses, anchors, answers, files', () => {
  build({
    'contact.html': '<h2 id="map">',
    'a-1.svg': '',
    'index.html':
      '<p id="top"><a href="#top"><a href="/contact?x=1#map"><a href="/admission"><a href="/te"><a href="/contact#a=1&amp;b"><img src="/a-1.svg"><a href="//elsewhere.example">/ in a text',
  });
  expect(deadReferences(site)).toEqual([]);
});
