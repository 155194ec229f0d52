import { expect, test } from 'vitest';
import { type Change, fixtureEdition } from '#tests/support/fixture.ts';
import { strayFiles } from './content.ts';
import { makeEdition } from './edition.ts';
import { readContentFiles } from './files.ts';
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

test('the content as it is now is in order', () => {
  expect(fixtureEdition().content.site.name).not.toBe('');
});

test('broken YAML names the file and the line', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace('founded: 2001', 'founded: "2001'),
  );
  const before = (readContentFiles().get('site.yaml') ?? '').split('founded')[0] ?? '';
  expect(message).toContain(`content/site.yaml:${before.split('\n').length}  a quote or a colon`);
});

test.each([
  ['founded: & more', /cannot begin with & or \*/],
  ['founded: &more', /cannot begin with & or \*/],
  ['founded: &more 2001', /cannot begin with & or \*/],
  ['founded:\u00a02001', /space after the colon is of another kind/],
  ['founded:\u30002001', /space after the colon is of another kind/],
  ['founded\uff1a 2001', /colon is of another kind/],
  ['founded\uff1a2001', /colon is of another kind/],
  ['founded\ufe55 2001', /colon is of another kind/],
  ['founded:2001', /space is missing after the colon/],
  ['# \u202e\nfounded: 2001', /holds a character that cannot be seen/],
])('%j is refused by its cause', (line, cause) => {
  const message = messageAfter('site.yaml', (text) => text.replace('founded: 2001', line));
  const before = (readContentFiles().get('site.yaml') ?? '').split('founded')[0] ?? '';
  expect(message).toMatch(cause);
  expect(message).toContain(`content/site.yaml:${before.split('\n').length}  `);
});

test('a field after a space of another kind is unknown for that reason', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace('founded: 2001', '\u00a0founded: 2001'),
  );
  expect(message).toMatch(/space at the beginning of the line is of another kind/);
});

test('texts are filled anew when what stands for their words changes', () => {
  const change = (phone: string) =>
    fixtureEdition({ 'site.yaml': (text) => text.replace(/^phone: .*/m, `phone: '${phone}'`) });
  const [one, other, again] = ['+91 90000 00001', '+91 90000 00002', '+91 90000 00001'].map(change);
  expect(one?.content['terms-and-conditions']).not.toEqual(other?.content['terms-and-conditions']);
  expect(again?.content).toEqual(one?.content);
});

test('a word that stands for nothing is told by each check', () => {
  const change: Change = (text) => text.replace(/^lead: .*/m, 'lead: Call {fone}');
  const message = messageAfter('contact.yaml', change);
  expect(message).toContain('{fone} stands for nothing');
  expect(messageAfter('contact.yaml', change)).toBe(message);
});

test('a missing file is named', () => {
  const files = new Map(readContentFiles());
  files.delete('site.yaml');
  expect(() => makeEdition(files)).toThrow('content/site.yaml  the file is missing');
});

test('all problems are told at once', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace(/^teluguName:.*\n/m, '').replace('founded: 2001', 'founded: 3001'),
  );
  expect(message.split('\n').length).toBeGreaterThanOrEqual(2);
});

test('placeholders and questions are listed with file, line and field', () => {
  const { openFacts } = fixtureEdition({
    'site.yaml': (text) =>
      text
        .replace(/^phone: .*/m, "phone: !placeholder '+91 11111 11111'")
        .replace(/^launched: .*/m, 'launched: !ask When was it?'),
  }).content;
  const file = 'content/site.yaml';
  const line = expect.any(Number);
  const phone = { file, line, field: 'phone', kind: 'placeholder', note: '+91 11111 11111' };
  const launched = { file, line, field: 'launched', kind: 'unknown', note: 'When was it?' };
  expect(openFacts).toContainEqual(phone);
  expect(openFacts).toContainEqual(launched);
});

test('behind !placeholder a number is a number, and in quotes it is a text', () => {
  expect(
    messageAfter('site.yaml', (text) =>
      text.replace('founded: 2001', 'founded: !placeholder 2001'),
    ),
  ).toBe('no problem found');
  expect(
    messageAfter('site.yaml', (text) => text.replace('postalCode: ', 'postalCode: !placeholder ')),
  ).toBe('no problem found');
});

test('files that no page and no programme reads are named', () => {
  const names = ['extra.yaml', 'programmes/newcourse.yaml', 'te/contcat.yaml'];
  const files = new Map([...readContentFiles(), ...names.map((name) => [name, ''] as const)]);
  expect(strayFiles(files)).toEqual(names);
});
