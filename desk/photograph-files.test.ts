import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnfitPhotograph } from '#desk/photographs/import-photograph.ts';
import { stage } from '#desk/photographs/stage.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { type PhotographName, photographFiles } from '#src/content/schemas/photographs.ts';
import { photographChanges, withoutUnusedPhotographs } from './photograph-files.ts';
import { journalOf } from './save/journal.ts';

const home = process.cwd();
const [first, second]: PhotographName[] = ['photo-small-00000001', 'photo-small-00000002'];
const filesOf = (name = '') => photographFiles(name as PhotographName).map(({ file }) => file);
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  process.chdir(root);
  mkdirSync('public/pictures', { recursive: true });
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const content = (page: string, ...photographs: (string | undefined)[]): ContentFiles => {
  const texts = `a: A\n${photographs.map((name) => `${name}: It\n`).join('')}`;
  return new Map([
    ['home.yaml', `picture: ${page}\n`],
    ['pictures.yaml', texts],
    ['te/pictures.yaml', texts],
  ]);
};
/** Bytes that are no text. */
const bytes = Buffer.from([0xff, 0xd8, 0x00, 0xfe]);
const put = (name = '') =>
  stage({
    name: name as PhotographName,
    files: new Map(filesOf(name).map((file) => [file, bytes])),
  });
const onDisk = () => readdirSync('public/pictures').sort();

test('the files of a photograph come with its save and go when that is undone', () => {
  const { save, undo } = journalOf(root, path.join(root, '.desk'));
  put(first);
  const changes = photographChanges(content('a'), content(first ?? '', first));
  expect(onDisk()).toEqual([]);
  const { id } = save(changes, []);
  expect(onDisk()).toEqual(filesOf(first).sort());
  undo(id);
  expect(onDisk()).toEqual([]);
});

test('a photograph that another one replaces is deleted, and comes back when that is undone', () => {
  const { save, undo } = journalOf(root, path.join(root, '.desk'));
  put(first);
  put(second);
  save(photographChanges(content('a'), content(first ?? '', first)), []);
  const after = withoutUnusedPhotographs(content(second ?? '', first, second));
  expect(after).toEqual(content(second ?? '', second));
  const { id } = save(photographChanges(content(first ?? '', first), after), []);
  expect(onDisk()).toEqual(filesOf(second).sort());
  undo(id);
  expect(onDisk()).toEqual(filesOf(first).sort());
});

test('a photograph that nobody has kept until it is saved is asked for again', () => {
  const after = content(first ?? '', first);
  expect(() => photographChanges(content('a'), after)).toThrow(UnfitPhotograph);
});
