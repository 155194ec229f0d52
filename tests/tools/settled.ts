/**
 * Runs a command over the site as it will be on the launch day, every fact settled, in a copy of
 * the project: `npm run test:settled`, or `npm run test:settled -- npm run test:unit` for a part.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeEdition } from '#src/content/engine/edition.ts';
import { readContentFiles } from '#src/content/engine/files.ts';
import { translations } from '#src/content/records/confirmed.ts';
import { hashFiles, writeProofed } from '#src/content/records/proofed.ts';
import {
  photographFiles,
  photographsIn,
  shapeOf,
  shapes,
} from '#src/content/schemas/photographs.ts';
import { settledFiles } from '#tests/support/settled.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const [program = 'npm', ...words] = process.argv.slice(3);
const copy = path.resolve('.build/settled');
rmSync(copy, { recursive: true, force: true });
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const names = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
for (const name of names.filter((one) => one !== 'node_modules')) {
  const target = path.join(copy, name);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(name, target);
}
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
for (const [name, text] of settledFiles()) writeFileSync(path.join(copy, 'content', name), text);
const inCopy = { cwd: copy, stdio: 'inherit' } as const;

process.chdir(copy);
execFileSync('npm', ['run', '--silent', 'schemas'], inCopy);
for (const { name } of photographsIn(makeEdition(readContentFiles()).content)) {
  const shape = shapes[shapeOf(name) ?? 'picture'];
  for (const { file, width, isPhone } of photographFiles(name)) {
    const size = isPhone && 'phone' in shape ? shape.phone : shape;
    const plain = { ...size, channels: 3, background: '#7a5c42' } as const;
    const target = path.join(copy, 'public/pictures', file);
    await sharp({ create: plain }).resize({ width }).toFile(target);
  }
}
// As if a native reader had read every line.
for (const lang of translations) {
  execFileSync('npm', ['run', '--silent', 'confirm', '--', lang], inCopy);
  const asRead = Object.entries(hashFiles(readContentFiles(), lang)).map(
    ([file, lines]) => [file, { on: '2026-12-01', lines }] as const,
  );
  writeProofed(lang, Object.fromEntries(asRead));
}
execFileSync('git', ['init', '--quiet'], inCopy);
execFileSync('git', ['add', '--all'], inCopy);
execFileSync('npm', ['run', '--silent', 'build'], inCopy);
const { status } = spawnSync(program, words.length > 0 ? words : ['test'], inCopy);
process.exit(status ?? 1);
