import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translations } from './confirmed.ts';
import { makeEdition } from './edition.ts';
import { readContentFiles } from './files.ts';
import { type Change, fixtureEdition } from './fixture.ts';
import { ContentError } from './parse.ts';

/** The message for the content with one file changed. */
function messageAfter(file: string, change: Change): string {
  try {
    fixtureEdition({ [file]: change });
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  return 'no problem found';
}

test('the content as it stands is in order', () => {
  expect(fixtureEdition().content.site.name).not.toBe('');
});

test('broken YAML names the file and the line', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace('founded: 2001', 'founded: "2001'),
  );
  expect(message).toMatch(/^content\/site\.yaml:\d+ /);
  expect(message).toContain('Check the indentation, colons, quotes');
});

test('a missing field is named', () => {
  const message = messageAfter('site.yaml', (text) => text.replace(/^telugu:.*\n/m, ''));
  expect(message).toContain('telugu: is missing. Add it');
});

test('a misspelt field is named', () => {
  const message = messageAfter('site.yaml', (text) => text.replace('telugu:', 'telegu:'));
  expect(message).toContain("unknown field 'telegu'");
});

test('a value of the wrong kind is named with its line', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace('founded: 2001', 'founded: soon'),
  );
  expect(message).toMatch(/content\/site\.yaml:\d+ {2}founded: /);
});

test('a picture that does not exist is named', () => {
  const message = messageAfter('home.yaml', (text) =>
    text.replace('picture: hero-lab', 'picture: hero-moon'),
  );
  expect(message).toContain('hero.slides[3].picture');
  expect(message).toContain('is no picture of the site');
});

test('a link that leads nowhere is named', () => {
  const message = messageAfter('home.yaml', (text) =>
    text.replace('path: /about-us }', 'path: /abuot-us }'),
  );
  expect(message).toContain('leads nowhere');
});

test('a picture that stands twice in the gallery is refused', () => {
  const message = messageAfter('home.yaml', (text) =>
    text.replace('{ picture: mess-b, caption', '{ picture: library-a, caption'),
  );
  expect(message).toContain('shows a picture twice');
});

test('a sub-page that stands twice is named', () => {
  const message = messageAfter('programmes/bpt.yaml', (text) =>
    text.replace('  bpt-criteria:', '  bpt-curriculum:'),
  );
  expect(message).toMatch(/content\/programmes\/bpt\.yaml:\d+ {2}Map keys must be unique/);
});

test('a sub-page that no route has is named, and the one that is missing too', () => {
  const message = messageAfter('programmes/bpt.yaml', (text) =>
    text.replace('  bpt-criteria:', '  bpt-kriteria:'),
  );
  expect(message).toContain('bpt-kriteria');
  expect(message).toContain('bpt-criteria');
});

test('a missing file is named', () => {
  const files = new Map(readContentFiles());
  files.delete('site.yaml');
  expect(() => makeEdition(files)).toThrow('content/site.yaml  the file is missing');
});

test('all problems are told at once', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace(/^telugu:.*\n/m, '').replace('founded: 2001', 'founded: 3001'),
  );
  expect(message.split('\n').length).toBeGreaterThanOrEqual(2);
});

test('placeholders and questions are listed with file, line and field', () => {
  const { openFacts } = fixtureEdition().content;
  expect(openFacts).toContainEqual(
    expect.objectContaining({
      file: 'content/site.yaml',
      field: 'phone',
      kind: 'placeholder',
      note: '+91 00000 00000',
    }),
  );
  expect(openFacts.filter(({ kind }) => kind === 'unknown').length).toBeGreaterThan(0);
});

test.each([
  ['site.yaml', "opens: '10:00'", "opens: '99:99'", /hours\[0\]\.opens: must be a time/],
  ['site.yaml', "opens: '10:00'", "opens: '18:00'", /hours\[0\]: closes before it opens/],
  ['site.yaml', '!placeholder Deenapur', '!placehodler Deenapur', /yaml:3 .*!placehodler/],
  ['site.yaml', 'footer:', 'footer: !ask', /yaml:\d+ .*!ask/],
  [
    'site.yaml',
    'shortName: Deenapur',
    'shortName: *college',
    /site\.yaml .*alias.*Write the value/,
  ],
  [
    'site.yaml',
    'Teaching since {founded}.',
    'Call {fone}.',
    /footer\.blurb: \{fone\} stands for nothing/,
  ],
  ['home.yaml', 'Welcome to', 'We {constructor}', /\{constructor\} stands for nothing/],
  ['home.yaml', 'picture: hero-lab', 'picture: constructor', /is no picture of the site/],
  ['what-can-i-study.yaml', "'10-01'", "'31-10'", /must be a month and a day/],
  [
    'programmes/bpt.yaml',
    "reckonedOn: '12-31'",
    "reckonedOn: '31-12'",
    /must be a month and a day/,
  ],
  ['programmes/academy.yaml', 'of: maths', 'of: math', /of: 'math' is none of maths/],
  ['fees.yaml', 'master: msc-mlt', 'master: msc-mtl', /'msc-mtl' is none of msc-nursing/],
  ['fees.yaml', 'programme: gnm, ', '', /must name either a programme or a master course/],
  ['master.yaml', 'id: msc-mlt', 'id: mpt', /'mpt' stands twice/],
  ['about.yaml', 'id: founder', 'id: beginner', /needs one with the id 'founder'/],
])('%s with %j as %j is refused with its place', (file, before, after, message) => {
  expect(messageAfter(file, (text) => text.replace(before, after))).toMatch(message);
});

test('two cards of the catalogue cannot share an id', () => {
  const message = messageAfter('catalogue.yaml', (text) => {
    const [first = '', second = ''] = [...text.matchAll(/- id: .*/g)].map(([line]) => line);
    return text.replace(second, first);
  });
  expect(message).toMatch(/catalogue\.yaml {2}id: '.+' stands twice/);
});

test('behind !placeholder a number is a number, and in quotes it is a text', () => {
  expect(
    messageAfter('site.yaml', (text) =>
      text.replace('founded: 2001', 'founded: !placeholder 2001'),
    ),
  ).toBe('no problem found');
  expect(
    messageAfter('site.yaml', (text) => text.replace("'522529'", "!placeholder '522529'")),
  ).toBe('no problem found');
});

test('every file names a JSON Schema that is there', () => {
  // What a translation holds follows from its English file.
  const files = [...readContentFiles().keys()].filter(
    (name) => !translations.some((lang) => name.startsWith(`${lang}/`)),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const file = path.join('content', name);
    const schema = /\$schema=(\S+)/.exec(readFileSync(file, 'utf8'))?.[1];
    expect(existsSync(path.join(path.dirname(file), schema ?? 'none')), name).toBe(true);
  }
});
