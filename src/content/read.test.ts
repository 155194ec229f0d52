import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadContent } from './content.ts';
import { ContentError } from './read.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The message for a copy of content/ in which one file was changed. */
function messageAfter(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync('content', folder, { recursive: true });
  const full = path.join(folder, file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(full, after);
  try {
    loadContent(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  return 'no problem found';
}

test('the content as it stands is in order', () => {
  expect(loadContent().site.name).not.toBe('');
});

test('broken YAML names the file and the line', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace('founded: 2001', 'founded: "2001'),
  );
  expect(message).toMatch(/^content\/site\.yaml:\d+ /);
  expect(message).toContain('Check the indentation, colons and quotes');
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
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  expect(() => loadContent(folder)).toThrow('content/site.yaml  the file is missing');
});

test('all problems are told at once', () => {
  const message = messageAfter('site.yaml', (text) =>
    text.replace(/^telugu:.*\n/m, '').replace('founded: 2001', 'founded: 3001'),
  );
  expect(message.split('\n').length).toBeGreaterThanOrEqual(2);
});

test('placeholders and questions are listed with file, line and field', () => {
  const { openFacts } = loadContent();
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
