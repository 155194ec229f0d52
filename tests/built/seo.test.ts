import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { elementsOf } from '#build/checks/markup.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { defaultLang, langs, languages, partial } from '#src/languages.ts';
import { langOf, manifestPath, pathIn, resolve, routes } from '#src/routes.ts';
import { content } from '../support/content.ts';
import { builtPages } from '../support/pages.ts';

type Thing = { '@type': string; '@id'?: string; [field: string]: unknown };

const pages = builtPages().map(({ name, html }) => {
  const data = read(html);
  // A partial language shows a page that it lacks in the default one, hidden from search engines.
  const isBorrowed = langOf(`/${name}`) in partial && data.metas['robots'] === 'noindex';
  return { name, html, ...data, isBorrowed };
});
const known = pages.filter(({ name }) => !name.endsWith('404.html'));
const origin = new URL(known[0]?.links['canonical'] ?? '').origin;

const sites = new Map(
  makeEditions(readContentFiles()).map(({ lang, content: { site } }) => [lang, site]),
);

/** Metadata of a page that search engines and chats read. */
function read(html: string) {
  const elements = elementsOf(html);
  const named = (tag: string) => elements.filter(({ name }) => name === tag);
  const metas: Record<string, string> = Object.fromEntries(
    named('meta').map(({ attributes: { name, property, content } }) => [name ?? property, content]),
  );
  const links: Record<string, string> = Object.fromEntries(
    named('link').map(({ attributes: { rel, href } }) => [rel, href]),
  );
  const alternates = named('link')
    .filter(({ attributes }) => attributes['rel'] === 'alternate')
    .map(({ attributes: { hreflang, href } }) => `${hreflang} ${href}`);
  const things = named('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Thing);
  const [body] = named('body');
  return { title: named('title')[0]?.text ?? '', metas, links, alternates, things, body };
}

function thingsOf(type: string) {
  return known.flatMap(({ name, things }) =>
    things.filter((thing) => thing['@type'] === type).map((thing) => ({ name, thing })),
  );
}

test('each page has a title and a description of its own that fit into a result', () => {
  expect(pages.length).toBe((routes.length + 1) * langs.length);
  const lengths = { title: [10, 70], description: [50, 165] } as const;
  for (const [field, [least, most]] of Object.entries(lengths)) {
    const texts = pages
      .filter(({ isBorrowed }) => !isBorrowed)
      .map(({ title, metas }) => (field === 'title' ? title : metas[field]) ?? '');
    expect(texts.filter(({ length }) => length < least || length > most)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every page names its own address, and the 404 page none', () => {
  const wanted = langs
    .flatMap((lang) => routes.map(({ path }) => new URL(pathIn(lang, path), origin).href))
    .sort();
  expect(known.map(({ links }) => links['canonical']).sort()).toEqual(wanted);
  const lost = pages.filter(({ name }) => name.endsWith('404.html'));
  expect(lost).toHaveLength(langs.length);
  for (const { links, metas } of lost) {
    expect(links['canonical']).toBeUndefined();
    expect(metas['robots']).toBe('noindex');
  }
});

test('every page names itself in all languages, and each of these names it back', () => {
  const faults = known.flatMap(({ name, alternates, links }) => {
    const found = resolve(new URL(links['canonical'] ?? '').pathname);
    if (found.kind !== 'page') return [`${name}: ${links['canonical']} is no page`];
    const addressIn = (lang: (typeof langs)[number]) =>
      new URL(pathIn(lang, found.route.path), origin).href;
    const wanted = [
      ...langs
        .filter((lang) => !(lang in partial) || lang === found.lang)
        .map((lang) => `${languages[lang].tag} ${addressIn(lang)}`),
      `x-default ${addressIn(defaultLang)}`,
    ];
    return alternates.join() === wanted.join() ? [] : [`${name}: ${alternates}`];
  });
  expect(faults).toEqual([]);
  for (const { name, html } of pages) {
    expect(html).toContain(`<html lang="${languages[langOf(`/${name}`)].tag}"`);
  }
});

test('every page can be shared: title, text, address and a picture that is there', async () => {
  const faults: string[] = [];
  for (const { name, metas, links } of known) {
    expect(metas, name).toMatchObject({
      'og:title': expect.stringMatching(/.{5}/),
      'og:description': metas['description'],
      'og:url': links['canonical'],
      'og:locale': languages[langOf(`/${name}`)].locale.replace('-', '_'),
      'og:type': 'website',
      'twitter:card': 'summary_large_image',
    });
    // In a chat it stands alone.
    const [first = '?', second = '?'] = [sites.get(langOf(`/${name}`))].flatMap((of) => [
      of?.shortName,
      of?.address.district,
    ]);
    if (![first, second].some((word) => metas['og:title']?.includes(word))) {
      faults.push(`${name}: ${metas['og:title']} says neither whose nor where it is`);
    }
    const picture = new URL(metas['og:image'] ?? '');
    expect(picture.origin).toBe(origin);
    const { width, height, format, xmp } = await sharp(`dist${picture.pathname}`).metadata();
    const size = `${width}x${height} ${format}`;
    if (size !== '1200x630 jpeg') faults.push(`${picture.pathname}: ${size}`);
    // The XMP metadata of the picture repeats the text drawn in it.
    const site = sites.get(langOf(`/${name}`));
    const isHome = langs.some((lang) => metas['og:url'] === origin + pathIn(lang, '/'));
    const drawn = xmp?.toString().replaceAll('&amp;', '&') ?? '';
    const missing = [
      site?.shortName,
      site?.kind,
      isHome ? site?.name : metas['og:image:alt'],
    ].filter((words = '?') => !drawn.includes(words));
    if (missing.length > 0) faults.push(`${picture.pathname} does not show ${missing.join()}`);
  }
  expect(faults).toEqual([]);
});

test('the institution is described once and the same on every page', () => {
  const found = thingsOf('CollegeOrUniversity');
  expect(found).toHaveLength(known.length);
  for (const lang of langs) {
    const said = found.filter(({ name }) => langOf(`/${name}`) === lang);
    expect(new Set(said.map(({ thing }) => JSON.stringify(thing))).size, lang).toBe(1);
  }
  expect(found[0]?.thing).toMatchObject({
    '@context': 'https://schema.org',
    '@id': `${origin}/#institution`,
    name: expect.any(String),
    url: `${origin}/`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: expect.stringContaining(content.site.address.locality),
      postalCode: content.site.address.postalCode,
      addressCountry: 'IN',
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'admissions' },
  });
  // 2 August 2026 is a Sunday, which content/site.yaml calls 0.
  const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const named = (day: number) => dayName.format(Date.UTC(2026, 7, 2 + day));
  expect(found[0]?.thing['openingHoursSpecification']).toMatchObject(
    content.site.hours.map(({ days, opens, closes }) => ({
      dayOfWeek: expect.arrayContaining(days.map(named)),
      opens,
      closes,
    })),
  );
});

test('the home page describes the site, once', () => {
  const sites = thingsOf('WebSite').map(({ thing }) => thing);
  const wanted = langs.map((lang) => {
    const url = new URL(pathIn(lang, '/'), origin).href;
    return { '@id': `${url}#website`, url, inLanguage: languages[lang].tag };
  });
  const byId = (one: { '@id'?: string }, other: { '@id'?: string }) =>
    (one['@id'] ?? '') < (other['@id'] ?? '') ? -1 : 1;
  expect(sites).toHaveLength(langs.length);
  expect(sites.sort(byId)).toMatchObject(wanted.sort(byId));
});

test('what is referred to by its id is described on the same page', () => {
  for (const { name, things } of known) {
    const ids = new Set(things.map((thing) => thing['@id']));
    const references = [...JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/g)];
    expect(references.filter(([, id]) => !ids.has(id)).map(([, id]) => `${name}: ${id}`)).toEqual(
      [],
    );
  }
});

test('trails of pages lead over pages that exist', () => {
  const trails = thingsOf('BreadcrumbList');
  expect(trails.length).toBeGreaterThan(27);
  for (const { name, thing } of trails) {
    const steps = thing['itemListElement'] as { position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name: text, item } of steps) {
      expect(text, name).toBeTruthy();
      if (item) expect(resolve(new URL(item).pathname).kind, `${name}: ${item}`).toBe('page');
    }
  }
});

test('questions that search engines are told are on the page with their answers', () => {
  const lists = thingsOf('FAQPage');
  expect(lists.length).toBeGreaterThan(1);
  const joined = (text = '') => text.replace(/\s+/g, '');
  const plain = (html: string) => joined(elementsOf(`<div>${html}</div>`)[0]?.text);
  for (const { name, thing } of lists) {
    const page = joined(known.find((one) => one.name === name)?.body?.text);
    const questions = thing['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    for (const question of questions) {
      expect(page, `${name}: ${question.name}`).toContain(plain(question.name));
      expect(page, `${name}: ${question.name}`).toContain(plain(question.acceptedAnswer.text));
    }
  }
});

test('each course section describes one course, the same on all of its pages', () => {
  const courses = thingsOf('Course');
  const sections = new Set(
    routes.flatMap((route) => (route.page === 'section' ? route.section : [])),
  );
  const subPages = routes.filter(({ page }) => page === 'section');
  expect(courses).toHaveLength(subPages.length * langs.length);
  expect(new Set(courses.map(({ thing }) => thing['@id'])).size).toBe(sections.size * langs.length);
  for (const { name, thing } of courses) {
    expect(thing, name).toMatchObject({
      name: expect.any(String),
      description: expect.stringMatching(/.{30}/),
      provider: { '@id': `${origin}/#institution` },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Blended' },
      timeRequired: expect.stringMatching(/^P\d+Y(\d+M)?$/),
      educationalCredentialAwarded: expect.stringMatching(/./),
      coursePrerequisites: expect.arrayContaining([expect.stringMatching(/10|పదో/)]),
    });
  }
});

test('only pages that say nothing of their own are kept from search engines', () => {
  const hidden = pages.filter(
    ({ metas, isBorrowed }) => metas['robots']?.includes('noindex') && !isBorrowed,
  );
  const wanted = langs
    .filter((lang) => !(lang in partial))
    .flatMap((lang) =>
      ['/404', '/offline', '/under-development'].map((path) => pathIn(lang, path as '/offline')),
    );
  expect(hidden.map(({ name }) => name).sort()).toEqual(
    wanted.map((path) => `${path.slice(1)}.html`).sort(),
  );
  const robots = readFileSync('dist/robots.txt', 'utf8').trim().split('\n');
  expect(robots.filter((line) => !/^$|^(User-agent|Allow|Sitemap): \S+$/.test(line))).toEqual([]);
});

test('the sitemap lists every page that may be found, once', () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  const textsOf = (tag: string) =>
    elementsOf(xml).flatMap(({ name, text }) => (name === tag ? text : []));
  const listed = textsOf('loc');
  const wanted = known.filter(({ metas }) => metas['robots'] !== 'noindex');
  expect([...listed].sort()).toEqual(wanted.map(({ links }) => links['canonical']).sort());
  for (const day of textsOf('lastmod')) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the web manifest names icons of the size it says', async () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  const home = readFileSync('dist/index.html', 'utf8');
  expect(home).toContain(`<meta property="og:site_name" content="${manifest.name}"/>`);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`dist${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const icon = /rel="icon" href="([^"]+)"/.exec(home)?.[1];
  expect(existsSync(`dist${icon}`)).toBe(true);
});

for (const lang of langs) {
  test(`the web manifest of ${lang} can be installed, and its shortcuts lead to pages`, () => {
    const file = `dist${pathIn(lang, manifestPath)}`;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      icons: { purpose?: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest).toMatchObject({
      lang: languages[lang].tag,
      start_url: pathIn(lang, '/'),
      display: 'minimal-ui',
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { name, url } of manifest.shortcuts) {
      expect(resolve(url)).toMatchObject({ kind: 'page', lang });
      expect(/[\u0c00-\u0c7f]/.test(name)).toBe(lang === 'te');
    }
  });
}
