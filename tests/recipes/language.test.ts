// @vitest-environment happy-dom

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test, vi } from 'vitest';
import { makeDocuments } from '#build/documents/make-documents.ts';
import { siteFiles } from '#build/files/list-files.ts';
import { sitemap } from '#build/files/sitemap.ts';
import { cutFonts } from '#build/fonts/cut-fonts.ts';
import { formOf, withForms, withReadLines } from '#desk/content-forms.ts';
import { withPart } from '#desk/form/form.ts';
import { type Edition, makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { staleLines } from '#src/content/review/confirmed.ts';
import { type Lang, type Language, partial, type Script } from '#src/languages.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { notFoundRoute, type Path, pathIn, type Route, routes } from '#src/routes.ts';
import * as app from '#src/shell/render.tsx';

const lang = 'ne' as Lang;

// Its entry in src/languages.ts …
vi.mock('#src/languages.ts', async (load) => {
  const original = await load<Record<string, object>>();
  const devanagari: Script = {
    family: 'Anek Devanagari',
    font: 'anek-devanagari/files/anek-devanagari-devanagari-standard-normal',
    block: [0x900, 0x97f],
    line: { over: 0.92, under: 0.36 },
  };
  const ne: Language = {
    locale: 'ne-IN',
    tag: 'ne',
    name: 'नेपाली',
    script: 'devanagari' as never,
    list: { between: ', ', and: ' र ', or: ' वा ', nor: ' न त ' },
    date: { full: '{day}\u00a0{month}\u00a0{year}', yearless: '{day}\u00a0{month}' },
    figures: [],
  };
  Object.assign(original['scripts'] ?? {}, { devanagari });
  Object.assign(original['languages'] ?? {}, { ne });
  Object.assign(original['offers'] ?? {}, { ne: 'यो साइट नेपालीमा पढ्नुहोस्' });
  Object.assign(original['partial'] ?? {}, { ne: 'यस पृष्ठको केही भाग अंग्रेजीमा छ।' });
  (original['langs'] as string[]).push('ne');
  return original;
});

const notice = partial[lang];

// … the font of its script in package.json, and a page and the names in its folder of the content.
const heading = 'अहिले सिग्नल छैन';
const offline = `title: सिग्नल छैन
heading: ${heading}
lead: यो पृष्ठ तपाईंले यस फोनमा पहिले खोल्नुभएको छैन, त्यसैले अहिले देखाउन सकिँदैन। फोन भने लाग्न सक्छ।
pages: यस फोनमा राखिएका पृष्ठहरू
`;
const site = `name: दीनापुर शिक्षण संस्थान
shortName: दीनापुर
navigation:
  - title: गृहपृष्ठ
  - {}
  - title: सुविधाहरू
chatGreeting: नमस्ते, मलाई भर्नाबारे जान्नु छ।
`;
const withNepali = (name: string, text: string): ContentFiles =>
  new Map([
    ...readContentFiles(),
    ['ne/offline.yaml', offline],
    ['ne/site.yaml', site],
    [name, text],
  ]);
const files = withNepali('ne/site.yaml', site);

let editions: readonly [Edition, ...Edition[]];
let edition: Edition;
let english: Edition;
beforeAll(() => {
  editions = makeEditions(files);
  [english] = editions;
  edition = editions.find((one) => one.lang === lang) ?? english;
});

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');
const inEnglish = '[lang="en-IN"]';
/** Texts of a part, each with the element that it is in. */
function textsIn(part: Element): { text: string; of: Element }[] {
  return [...part.childNodes].flatMap((node) => {
    if (node.nodeType === 1)
      return /^(SCRIPT|svg|STYLE)$/.test(node.nodeName) ? [] : textsIn(node as Element);
    return node.nodeType === 3 ? [{ text: node.textContent ?? '', of: part }] : [];
  });
}

test.each([...routes, notFoundRoute])(
  '$path shows English where there is no Nepali, marked as such',
  async (route) => {
    const html = await app.render(edition, route, assets, builtOn);
    expect(html).toMatch(/^<!doctype html><html lang="ne" [^>]*data-script="devanagari"/i);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const main = page.querySelector('main') as Element;
    expect(textsIn(main).filter(({ text }) => text === notice)).toHaveLength(1);
    for (const { text, of } of textsIn(page.body)) {
      const island = of.closest('[data-island]');
      const isNepali = /\p{Script=Devanagari}/u.test(text);
      // A sentence may be filled with a name or a month in Nepali.
      if (!island && isNepali) expect(of.closest('[lang]')?.getAttribute('lang'), text).toBe('ne');
      if (!/[a-z]{4}/.test(text) || isNepali) continue;
      expect(of.closest('[lang]')?.getAttribute('lang'), text).toBe('en-IN');
    }
    for (const island of page.querySelectorAll('[data-island]')) {
      expect(island.querySelector('text-run')).toBeNull();
    }
  },
);

test('a page in Nepali is in Nepali but for the lines that are not translated', async () => {
  const html = await app.render(
    edition,
    { path: '/offline', page: 'offline' } as never,
    assets,
    builtOn,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.innerHTML).toBe(heading);
  const { retry } = english.content.offline;
  const runs = [...page.querySelectorAll(`main ${inEnglish}`)].map((run) => run.textContent);
  expect(runs).toContain(retry);
  expect(page.querySelector('nav')?.textContent).toContain(
    english.content.site.navigation[1]?.title,
  );
  expect(page.querySelector('nav')?.textContent).toContain('सुविधाहरू');
});

test('pages of the other languages lead to it', async () => {
  for (const one of editions) {
    const html = await app.render(one, { path: '/courses', page: 'courses' }, assets, builtOn);
    expect(html).toContain(`href="${pathIn(lang, '/courses')}"`);
    expect(html).toMatch(/hreflang="ne"/i);
  }
});

test('it has documents of its own, whose Nepali and English can be read and searched', async () => {
  const documents = await makeDocuments([edition]);
  expect(documents.size).toBeGreaterThan(1);
  for (const [address, pdf] of documents) {
    expect(address).toMatch(/^\/ne\/docs\//);
    expect(new TextDecoder('latin1').decode(pdf)).toContain('/Lang (ne');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    });
    expect(text).toContain('दीनापुर');
    expect(text).toMatch(/admission/i);
  }
});

test('search engines list its own pages, and no page twice', async () => {
  const own = makeEditions(withNepali('ne/contact.yaml', 'title: सम्पर्क गर्नुहोस्\n'));
  const listed = (path: Path) => [
    `<loc>${english.content.site.origin}${pathIn(lang, path)}</loc>`,
    '<meta name="robots" content="noindex"',
  ];
  const xml = await sitemap(app, own as readonly [Edition, ...Edition[]]);
  for (const [path, page, isOwn] of [
    ['/contact', 'contact', true],
    ['/admissions', 'admissions', false],
  ] as const) {
    const [place = '', robots = ''] = listed(path);
    const found = own.find((one) => one.lang === lang) as Edition;
    const html = await app.render(found, { path, page } as Route, assets, builtOn);
    expect(xml.includes(place), path).toBe(isOwn);
    expect(html.includes(robots), path).toBe(!isOwn);
  }
  expect(xml).toContain('hreflang="ne"');
});

test('it has a search index and a manifest', async () => {
  const source = { app, editions, builtOn, release: '', offline: [], precached: [] } as never;
  const made = new Map(siteFiles(source).map((file) => [file.path, file.make]));
  const index = await made.get('/ne/search-index.json')?.();
  expect(index).toContain(untiedText(english.content.ladder.heading));
  expect(index).not.toContain('यस पृष्ठ');
  expect(await made.get('/ne/manifest.webmanifest')?.()).toContain('"lang":"ne"');
});

test('its fonts are cut from the package of its script, and named by rules', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  await cutFonts(folder);
  const rules = readFileSync(path.join(folder, 'scripts.css'), 'utf8');
  const named = [...rules.matchAll(/anek-devanagari-\w+\.woff2/g)].map(([file]) => file);
  expect(new Set(named).size).toBe(3);
  for (const file of named) expect(existsSync(path.join(folder, file)), file).toBe(true);
  expect(rules).toMatch(/data-script="devanagari"\] \{ --scripts: "Anek Devanagari Page"/);
  rmSync(folder, { recursive: true });
});

test('a line of another language or script is refused', () => {
  const retry = (line: string) => () =>
    makeEditions(withNepali('ne/offline.yaml', `retry: ${line}\n`));
  expect(retry('फारम online भर्नुहोस्')).not.toThrow();
  expect(retry('Try once more')).toThrow(
    /ne\/offline\.yaml:1 {2}retry: is in English\. Write it in Nepali/,
  );
  expect(retry('మళ్లీ')).toThrow(/retry: has మళ్లీ in letters of another script\. Write it in Nepali/);
  expect(retry('फिर {short}')).toThrow(/retry: has words in braces/);
});

test.each([
  ['te/offline.yaml', /^title: .*\n/m, /te\/offline\.yaml:\d+ {2}title: is not translated/],
  ['te/offline.yaml', /^.*$/s, /te\/offline\.yaml:1 {2}the file is empty/],
])('Telugu is whole: %s without %s is refused', (name, line, message) => {
  const text = files.get(name)?.replace(line, '') ?? '';
  expect(() => makeEditions(withNepali(name, text))).toThrow(message);
});

test('the desk has its lines beside the English, and writes those that there are', () => {
  const home = formOf(files, { [lang]: {} }, 'home.yaml');
  expect(withForms(files, { 'home.yaml': home })).toEqual(files);
  const form = formOf(files, { [lang]: {} }, 'offline.yaml');
  expect(withForms(files, { 'offline.yaml': form })).toEqual(files);
  const title = (text: string) =>
    withPart(home, ['title'], {
      $cell: true,
      value: english.content.home.title,
      lines: { te: { text: 'హోమ్ పేజీ' }, [lang]: { text, fits: true } },
    }) ?? {};
  const forms = { 'home.yaml': title('दीनापुर में पढ़िए') };
  expect(withForms(files, forms).get('ne/home.yaml')).toBe('title: दीनापुर में पढ़िए\n');
  const read = withReadLines({ [lang]: {} }, forms);
  expect(read[lang]?.['home.yaml']).toHaveLength(1);
  expect(withForms(files, { 'home.yaml': title('') }).has('ne/home.yaml')).toBe(false);
});

test('lines that it does not have are not to be read again', () => {
  const stale = staleLines(files, lang, {});
  const fields = stale.map(({ file, field }) => `${file} ${field}`);
  expect(fields).toContain('content/ne/offline.yaml heading');
  expect(fields).not.toContain('content/ne/offline.yaml retry');
  expect(fields.filter((field) => field.includes('home.yaml'))).toEqual([]);
});
