import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { ContentError } from '#src/content/check/parse.ts';
import { resolve } from '#src/routes.ts';
import { type Change, changedFiles, drawnFiles } from '#tests/support/fixture.ts';
import { render } from './render.tsx';

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const notices = makeEditions(readContentFiles()).map(({ content }) => content.site.footer.pictures);
const drawn = notices.map((notice) => notice.drawn);
const mixed = notices.map((notice) => notice.mixed);
const portraits = ['photo-portrait-00000000', 'photo-portrait-00000001'];
const portraitOf = /(?<=profile_image: ).+/g;

/** The first picture of the gallery. */
const inGallery = /(?<=picture: )\S+(?=, caption)/;

/** The content with photographs of all members, and in the gallery of the home page. */
function withPhotographs(changes: Readonly<Record<string, Change>> = {}) {
  const texts = (shows: string) => (text: string) =>
    `${text}\n${[...portraits, 'photo-picture-0123abcd'].map((name) => `${name}: ${shows}\n`).join('')}`;
  const all: Record<string, Change> = {
    'home.yaml': (text) => text.replace(inGallery, 'photo-picture-0123abcd'),
    'about-us.yaml': (text) => {
      let count = 0;
      return text.replace(portraitOf, () => portraits[count++ % portraits.length] as string);
    },
    'pictures.yaml': texts('A real one'),
    'te/pictures.yaml': texts('అసలు ఫోటో'),
    ...changes,
  };
  return changedFiles(all, drawnFiles());
}

async function pagesOf(path: string, files = withPhotographs()): Promise<string[]> {
  const found = resolve(path);
  if (found.kind !== 'page') throw new Error(`${path} is no page`);
  const builtOn = new Date('2026-11-21T06:00:00Z');
  return Promise.all(
    makeEditions(files).map((edition) => render(edition, found.route, assets, builtOn)),
  );
}

test('every page says that its pictures are drawn until one is a photograph', async () => {
  for (const [index, html] of (await pagesOf('/contact', drawnFiles())).entries()) {
    expect(html).toContain(drawn[index]);
    expect(html).not.toContain(mixed[index]);
  }
  for (const [index, html] of (await pagesOf('/contact')).entries()) {
    expect(html).toContain(mixed[index]);
    expect(html).not.toContain(drawn[index]);
  }
});

test('a photograph in a slide or a head is marked, so that it stands beside the words', async () => {
  const hero = 'photo-hero-0123abcd';
  const [slide = '', head = ''] = await Promise.all(
    [
      { file: 'home.yaml', path: '/', first: /(?<=picture: )hero-opening/ },
      { file: 'about-us.yaml', path: '/about-us', first: /(?<=^picture: )\S+/m },
    ].map(async ({ file, path, first }) => {
      const shown = (text: string) => `${text}\n${hero}: Shown\n`;
      const files = changedFiles(
        {
          [file]: (text) => text.replace(first, hero),
          'pictures.yaml': shown,
          'te/pictures.yaml': (text) => `${text}\n${hero}: ఫోటో\n`,
        },
        drawnFiles(),
      );
      return (await pagesOf(path, files))[0];
    }),
  );
  expect(slide.match(/data-photograph="true"/g)).toHaveLength(1);
  // The rooms belong to the drawing of the open building, which has gone.
  expect(slide).not.toContain('data-open="true"');
  expect(head.match(/data-photograph="true"/g)).toHaveLength(1);
  expect((await pagesOf('/', drawnFiles()))[0]).not.toContain('data-photograph');
});

test('a photograph is shown in its sizes, with its text in the language of the page', async () => {
  const [english = '', telugu = ''] = await pagesOf('/');
  expect(english).toContain('/pictures/photo-picture-0123abcd-1280.avif 1280w');
  expect(english).toMatch(
    /<img src="\/pictures\/photo-picture-0123abcd-640.webp"[^>]*alt="A real one"/,
  );
  expect(telugu).toContain('alt="అసలు ఫోటో"');
});

test('beside its name a drawing is silent, and a photograph says what it shows', async () => {
  const image = (html: string, name: string) =>
    html.match(new RegExp(`<img src="/pictures/${name}-640.webp"[^>]*alt="([^"]*)"`))?.[1];
  const files = withPhotographs({
    'facilities.yaml': (text) => text.replace(/image: \S+/, 'image: photo-picture-0123abcd'),
  });
  const [english = '', telugu = ''] = await pagesOf('/facilities', files);
  expect(image(english, 'photo-picture-0123abcd')).toBe('A real one');
  expect(image(telugu, 'photo-picture-0123abcd')).toBe('అసలు ఫోటో');
  const cards = makeEditions(files)[0].content.facilities.facilities;
  expect(image(english, cards[1]?.image ?? '')).toBe('');
});

test('no photograph is promised where there is one', async () => {
  for (const path of ['/', '/contact', '/about-us']) {
    for (const html of await pagesOf(path)) {
      expect(html).toContain('photo-portrait-00000000-640.avif');
      expect(html).not.toMatch(/Photograph follows|ఫోటో ఇంకా రావాలి/);
    }
  }
});

test.each<[string, Record<string, Change>, RegExp]>([
  [
    'nobody has told',
    { 'pictures.yaml': (text) => `${text}\n` },
    /'photo-picture-0123abcd' is no photograph of the site\. content\/pictures\.yaml lists them/,
  ],
  [
    'has a name of another kind',
    { 'home.yaml': (text) => text.replace(inGallery, 'photo-large-0123abcd') },
    /is no picture of the site/,
  ],
  [
    'has not the shape of a portrait',
    {
      'about-us.yaml': (text) => text.replace(portraitOf, 'photo-picture-0123abcd'),
    },
    /profile_image: must be one of/,
  ],
])('a photograph that %s is refused', (_, changes, message) => {
  expect(() => makeEditions(withPhotographs(changes))).toThrow(ContentError);
  expect(() => makeEditions(withPhotographs(changes))).toThrow(message);
});
