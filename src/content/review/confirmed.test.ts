import { expect, test } from 'vitest';
import type { ContentFiles } from '#src/content/check/files.ts';
import { specFiles } from '#tests/support/fixture.ts';
import { editPair } from '#tests/support/settled.ts';
import { joinConfirmed, linePairs, staleLines } from './confirmed.ts';

const one = { english: 'One.', telugu: 'ఒకటి.' };
const two = { english: 'Two.', telugu: 'రెండు.' };
const three = { english: 'Three.', telugu: 'మూడు.' };
const files = withNotes([one, two, three]);
const confirmed = recordOf(files);

/** One content file with its translation, which has these lines as a list. */
function withNotes(notes: readonly (typeof one)[]): ContentFiles {
  const texts = new Map([...specFiles()].filter(([name]) => name.endsWith('fees.yaml')));
  editPair(texts, 'fees.yaml', (english, telugu) => {
    english.set('closing', english.createNode(notes.map((note) => note.english)));
    telugu.set('closing', telugu.createNode(notes.map((note) => note.telugu)));
  });
  expect(linePairs(texts, 'te')['fees.yaml']).toHaveProperty('closing[0]');
  return texts;
}

function recordOf(texts: ContentFiles) {
  const lines = Object.entries(linePairs(texts, 'te'));
  return Object.fromEntries(lines.map(([name, pairs]) => [name, Object.values(pairs)]));
}

const said = (texts: ContentFiles) =>
  staleLines(texts, 'te', confirmed).map(({ file, field, why }) => `${file} ${field}: ${why}`);

test('a line whose English changes is to be read again, and no other', () => {
  expect(said(files)).toEqual([]);
  expect(said(withNotes([{ ...one, english: 'First.' }, two, three]))).toEqual([
    'content/te/fees.yaml closing[0]: the English has changed since this was translated',
  ]);
});

test('a fact that changes leaves the lines beside it confirmed', () => {
  const texts = new Map(files);
  editPair(texts, 'fees.yaml', (english) => english.set('checked', '2031-01-05'));
  expect(said(texts)).toEqual([]);
});

test('a line whose Telugu alone changes stays confirmed', () => {
  expect(said(withNotes([{ ...one, telugu: 'మొదటిది.' }, two, three]))).toEqual([]);
});

test('entries of a list that go, move and come leave the others confirmed', () => {
  expect(said(withNotes([one, three]))).toEqual([]);
  expect(said(withNotes([three, one, two]))).toEqual([]);
  const added = { english: 'A fourth.', telugu: 'నాలుగోది.' };
  expect(said(withNotes([added, one, two, three]))).toEqual([
    'content/te/fees.yaml closing[0]: nobody has read this beside its English yet',
  ]);
});

test('an English line that becomes the same as another one is to be read again', () => {
  expect(said(withNotes([{ ...one, english: two.english }, two, three]))).toEqual([
    'content/te/fees.yaml closing[0]: the English has changed since this was translated',
  ]);
});

test('translations that changed places are to be read again', () => {
  const [first, second] = [
    { ...one, telugu: two.telugu },
    { ...two, telugu: one.telugu },
  ];
  expect(said(withNotes([first, second, three]))).toHaveLength(2);
});

test('equal English lines may have translations of their own', () => {
  const other = { ...one, telugu: 'మొదటిది.' };
  const both = withNotes([one, other, three]);
  expect(staleLines(both, 'te', recordOf(both))).toEqual([]);
});

test('a line that nobody has confirmed is to be read', () => {
  const lines = Object.values(linePairs(files, 'te')['fees.yaml'] ?? {});
  expect(staleLines(files, 'te', {})).toHaveLength(lines.length);
});

test('what two officers have confirmed or taken back is joined', () => {
  const before = { 'site.yaml': ['a', 'b', 'c'], 'home.yaml': ['x'] };
  const mine = { 'site.yaml': ['b', 'c', 'mine'], 'home.yaml': ['x'] };
  const theirs = { 'site.yaml': ['a', 'b', 'theirs'], 'home.yaml': ['x'], 'fees.yaml': ['new'] };
  expect(joinConfirmed(before, mine, theirs)).toEqual({
    'site.yaml': ['b', 'mine', 'theirs'],
    'home.yaml': ['x'],
    'fees.yaml': ['new'],
  });
});
