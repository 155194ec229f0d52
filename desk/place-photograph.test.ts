import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photographFiles, shapeOf } from '#src/content/schemas/photographs.ts';
import { drawnFiles } from '#tests/support/fixture.ts';
import { placePhotograph } from './place-photograph.ts';
import { journalOf } from './save/journal.ts';

const home = process.cwd();
const drawn = drawnFiles();
/** A picture of the home page that the photographs of these tests are large enough for. */
const pictures = drawn.get('home.yaml')?.match(/(?<=picture: )[\w-]+/g) ?? [];
const slot = pictures.find((name) => shapeOf(name) === 'picture') ?? '';
let root: string;

const textOf = (name: string) => readFileSync(path.join(root, 'content', name), 'utf8');
const taken = () => readdirSync(path.join(root, 'public/pictures')).sort();
const texts: Record<string, string> = { en: 'Students at a table', te: 'బల్ల దగ్గర విద్యార్థులు' };
const place = (file?: string, slot?: string, focus?: string, said = texts) =>
  placePhotograph({ file, slot, focus, textIn: async (lang) => said[lang] ?? '' });

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'photo-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  for (const [name, text] of drawn) writeFileSync(path.join(root, 'content', name), text);
  process.chdir(root);
  mkdirSync('public/pictures', { recursive: true });
  const background = { r: 120, g: 90, b: 60 };
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  writeFileSync('good.jpg', await of(1600, 1200));
  writeFileSync('small.jpg', await of(800, 600));
  writeFileSync('text.jpg', 'no picture');
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

test('a photograph takes the place of a picture, comments stay, and the desk undoes it', async () => {
  const before = ['home.yaml', 'pictures.yaml', 'te/pictures.yaml'].map(textOf);
  const { name } = await place('good.jpg', slot, '0.4,0.3');
  expect(textOf('home.yaml')).toBe(before[0]?.replaceAll(slot, name));
  expect(textOf('pictures.yaml')).toContain(`\n${name}: ${texts['en']}\n`);
  expect(textOf('te/pictures.yaml')).toContain(`\n${name}: ${texts['te']}\n`);
  expect(taken()).toEqual(
    photographFiles(name)
      .map(({ file }) => file)
      .sort(),
  );
  const journal = journalOf(root, path.join(root, '.desk'));
  journal.undo(journal.list()[0]?.id ?? '');
  expect(['home.yaml', 'pictures.yaml', 'te/pictures.yaml'].map(textOf)).toEqual(before);
  expect(taken()).toEqual([]);
});

test('a portrait takes the place of a member’s drawing, and of an older photograph', async () => {
  const { name } = await place('good.jpg', 'founder');
  expect(textOf('about-us.yaml')).toContain(`profile_image: ${name}\n`);
  const next = await place('good.jpg', 'founder', '0.1,0.1');
  expect(next.name).not.toBe(name);
  expect(textOf('pictures.yaml')).not.toContain(name);
  expect(taken().filter((file) => !file.startsWith(next.name))).toEqual([]);
});

test.each<[string, Parameters<typeof place>, RegExp]>([
  ['no file', [], /Say which file, and where it belongs.*SLOT is one of .*founder/],
  ['no such slot', ['good.jpg', 'nowhere'], /No place .* is called 'nowhere'. SLOT is .*founder/],
  ['no such file', ['gone.jpg', slot], /The file gone.jpg cannot be read: ENOENT/],
  ['no picture', ['text.jpg', slot], /no photograph that can be read to its end/],
  ['a small picture', ['small.jpg', slot], /too small: it has 800 × 600 .*1280 × 800/],
  ['no Telugu', ['good.jpg', slot, undefined, { en: 'It' }], /Say in Telugu what .*--alt-te/],
  ['no place in it', ['good.jpg', slot, '4,3'], /--focus 0\.4,0\.3, not '4,3'/],
])('%s: it says what to do, and writes nothing', async (_, args, message) => {
  const before = textOf('pictures.yaml');
  await expect(place(...args)).rejects.toThrow(message);
  expect([textOf('pictures.yaml'), taken()]).toEqual([before, []]);
});

test('on the terminal a folder that may not be written to is named, and nothing is written', () => {
  const before = textOf('pictures.yaml');
  for (const name of ['commands', 'src', 'desk', 'build', 'serve', 'package.json']) {
    cpSync(path.join(home, name), name, { recursive: true });
  }
  symlinkSync(path.join(home, 'node_modules'), 'node_modules');
  mkdirSync('.desk');
  for (const folder of ['.', '.desk']) chmodSync(folder, 0o777);
  chmodSync('public/pictures', 0o555);
  const words = ['good.jpg', slot, '--alt', 'It', '--alt-te', 'అది'];
  const { status, stderr } = spawnSync('node', ['commands/run.js', 'commands/photo.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, HOME: root },
    // Nothing is denied to root.
    ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}),
  });
  expect(status).toBe(1);
  expect(stderr).toContain('does not let the desk write to public/pictures');
  expect([textOf('pictures.yaml'), taken()]).toEqual([before, []]);
});
