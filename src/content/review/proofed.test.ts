import { expect, test } from 'vitest';
import { readContentFiles } from '#src/content/check/files.ts';
import { hashFiles, proofStates } from './proofed.ts';

const files = readContentFiles();
const current = hashFiles(files, 'te');
const lines = current['home.yaml'] ?? '';
const stateOf = (hashes: Record<string, string>, proofed = {}) =>
  proofStates(hashes, proofed).find(({ file }) => file === 'home.yaml');

/** The hashes after a change of one file's text. */
function after(name: string, from: RegExp, to: string) {
  const text = files.get(name) ?? '';
  expect(text).toMatch(from);
  return hashFiles(new Map([...files, [name, text.replace(from, to)]]), 'te');
}

test('a file that nobody has proof-read awaits it', () => {
  expect(stateOf(current)).toEqual({ file: 'home.yaml', isCurrent: false });
});

test('a proof holds until a line of either language changes', () => {
  const proofed = { 'home.yaml': { on: '2026-12-01', lines } };
  const read = { file: 'home.yaml', on: '2026-12-01', isCurrent: true };
  expect(stateOf(current, proofed)).toEqual(read);
  expect(stateOf(after('about-us.yaml', /Our mission/, 'Our aim'), proofed)).toEqual(read);
  const changed = { ...read, isCurrent: false };
  expect(stateOf(after('home.yaml', /Apply now/, 'Apply today'), proofed)).toEqual(changed);
  expect(stateOf(after('te/home.yaml', /నమస్కారం/, 'స్వాగతం'), proofed)).toEqual(changed);
});

test('every file with a translation is among them', () => {
  const translated = [...files.keys()].filter((name) => name.startsWith('te/'));
  expect(
    Object.keys(current)
      .map((file) => `te/${file}`)
      .toSorted(),
  ).toEqual(translated.toSorted());
});
