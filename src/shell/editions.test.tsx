import { expect, test } from 'vitest';
import { parse, parseDocument, type Scalar, visit } from 'yaml';
import { contentSchemas } from '#src/content/check/content.ts';
import { type Edition, makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { isMarked, partOf } from '#src/content/check/prose.ts';
import { languages } from '#src/languages.ts';
import { weekdayName } from '#src/lib/format-day.ts';
import { notFoundRoute, type Route, routes } from '#src/routes.ts';
import { editionIn } from '#tests/support/content.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { templates } from '#tests/support/templates.ts';
import { render } from './render.tsx';

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');
const allRoutes: readonly Route[] = [...routes, notFoundRoute];

const first = fixtureEdition();
const second = makeEdition(foreignFiles());
const telugu = editionIn('te');

test('a page renders from a fixture of a few lines', async () => {
  const edition = fixtureEdition({
    'privacy-policy.yaml': (text) => text.replace(/^title: .*$/m, 'title: Our promise to you'),
  });
  const html = await render(
    edition,
    { path: '/privacy-policy', page: 'privacy-policy' },
    assets,
    builtOn,
  );
  expect(html).toContain('Our promise to you');
});

/** One page of each template and of each part of a course: the others have the same markup. */
const oneOfEach = allRoutes.filter(
  (route) =>
    route === notFoundRoute ||
    templates.includes(route.path) ||
    route.path.startsWith('/courses/bachelor/bpt/'),
);

test.each(oneOfEach)(
  '$path has no words of its own, and says what of it is Telugu',
  async (route) => {
    const [one, other] = await Promise.all([
      render(first, route, assets, builtOn),
      render(second, route, assets, builtOn),
    ]);
    expect(latinWords(read(one)).length).toBeGreaterThan(100);
    expect(latinWords(read(other)).filter((word) => !foreignFacts.includes(word))).toEqual([]);
    expect(one).toMatch(teluguLetter);
    const unmarked = read(one.replace(/<(\w+)[^>]* lang="te"[^>]*>.*?<\/\1>/gs, ' '));
    expect(unmarked).not.toMatch(teluguLetter);
  },
);

test.each(isNightly ? allRoutes : oneOfEach)(
  '$path in Telugu holds no English but what its texts say',
  async (route) => {
    const html = await render(telugu, route, assets, builtOn);
    expect(read(html)).toMatch(teluguLetter);
    expect(longWords(read(html)).filter((word) => !teluguKnown.includes(word))).toEqual([]);
  },
);

test('Telugu texts hold names and abbreviations in Latin letters, and no English words', () => {
  // An address of mail is written as it is.
  const texts = teluguTexts.map((text) => text.replace(/\S+@\S+/g, ' '));
  const words = texts.flatMap(longWords);
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word) => /^[a-z]/.test(word) && !word.includes('.'))).toEqual([]);
});

const teluguLetter = /[\u0c00-\u0c7f]/;

/** Every text of the translation, without words in braces and without addresses. */
const teluguTexts: readonly string[] = [...readContentFiles()]
  .filter(([name]) => name.startsWith('te/'))
  .flatMap(([, text]) => textsOf(parse(text)))
  .map((text) => text.replace(/\{\w+\}|\]\([^)]*\)/g, ' '));

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const foreignFacts = factsOf(second);
const teluguKnown = [...teluguTexts, factsOf(telugu)].join(' ');

/** Shorter ones are abbreviations such as BPT. */
function longWords(text: string): string[] {
  return latinWords(text).filter((word) => word.length > 3);
}

/**
 * The content in letters that no word of the site has: all prose in capitals of Greek, another
 * name, number and address.
 */
function foreignFiles(): ReadonlyMap<string, string> {
  const files = new Map(readContentFiles());
  for (const [name, schema] of contentSchemas) {
    const document = parseDocument((files.get(name) ?? '').replaceAll('!placeholder ', ''));
    visit(document, {
      Scalar(key, node, ancestors) {
        if (key !== 'value' && typeof key !== 'number') return;
        if (node.tag === '!ask' || typeof node.value !== 'string') return;
        const path = pathOf(ancestors, node);
        let part: Parameters<typeof partOf>[0] | undefined = schema;
        for (const step of path) part = part && partOf(part, step);
        if (part && isMarked(part)) node.value = foreign(node.value);
      },
    });
    files.set(name, String(document));
  }
  const site = files.get('site.yaml') ?? '';
  files.set('site.yaml', site.replace(/^phone: .*$/m, "phone: '+44 20 7946 0000'"));
  return files;
}

/** The steps from a document down to one of its texts. */
function pathOf(ancestors: readonly unknown[], node: Scalar): (string | number)[] {
  const chain = [...ancestors, node];
  return chain.flatMap((parent, index): (string | number)[] => {
    const child = chain[index + 1];
    const isList = parent && typeof parent === 'object' && 'items' in parent;
    if (parent && typeof parent === 'object' && 'key' in parent) {
      return [String((parent.key as Scalar).value)];
    }
    const place = isList ? (parent.items as unknown[]).indexOf(child) : -1;
    const isPair = child && typeof child === 'object' && 'key' in child;
    return place >= 0 && !isPair ? [place] : [];
  });
}

/** Greek capitals in place of letters; words in braces, addresses and marks stay. */
function foreign(text: string): string {
  return text.replace(/\{\w+\}|\]\([^)]*\)|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : String.fromCharCode(0x391 + (part.toLowerCase().charCodeAt(0) % 17)),
  );
}

/** The words that a visitor of a page reads or hears, without entities such as `&amp;`: texts, and the attributes that are read aloud. */
function read(html: string): string {
  const spoken = [
    ...html.matchAll(/ (?:alt|title|placeholder|aria-label|aria-roledescription)="([^"]*)"/g),
  ].map(([, text]) => text);
  const texts = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
  return [texts, ...spoken].join(' ').replace(/&(?:#?\w+);/g, ' ');
}

function latinWords(text: string): string[] {
  return [...new Set(text.match(/[A-Za-z][A-Za-z.'’]*[A-Za-z]/g))];
}

/** Facts are the same in every language: addresses, brands, short names of bodies. */
function factsOf({ content }: Edition): string {
  const { site, 'about-us': about, programmes } = content;
  return [
    site.email,
    site.origin,
    ...site.social.map(({ name }) => name),
    ...about.affiliations.bodies.map(({ short }) => short),
    ...about.governingBody.members.map(({ contact }) => contact),
    // Codes of papers, such as AP-IPE-101.
    ...Object.values(programmes).flatMap((programme) =>
      [...JSON.stringify(programme).matchAll(/"paperCode":"([^"]+)"/g)].map(([, code]) => code),
    ),
    // Names of days and months come from the platform in the edition's locale.
    ...Array.from({ length: 7 }, (_, day) => day).flatMap((day) =>
      (['short', 'long'] as const).map((length) => weekdayName(day, 'en-IN', length)),
    ),
    ...Array.from({ length: 12 }, (_, month) => month).map((month) =>
      new Date(2000, month, 1).toLocaleDateString('en-IN', { month: 'long' }),
    ),
    // A language is called as it calls itself.
    languages.en.name,
    'and or',
  ].join(' ');
}
