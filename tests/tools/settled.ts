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

// Every portrait becomes a photograph.
const photograph = path.join(copy, '.build/portrait.jpg');
mkdirSync(path.dirname(photograph));
const plain = { width: 900, height: 1100, channels: 3, background: '#7a5c42' } as const;
await sharp({ create: plain }).jpeg().toFile(photograph);
const shows = ['--alt', 'A portrait for tests.', '--alt-te', 'పరీక్ష కోసం ఒక చిత్రం.'];
for (const { id } of makeEdition(settledFiles()).content.about.governingBody.members) {
  execFileSync('npm', ['run', '--silent', 'photo', '--', photograph, id, ...shows], inCopy);
}
// As if a native reader had read every line.
process.chdir(copy);
for (const lang of translations) {
  execFileSync('npm', ['run', '--silent', 'confirm', '--', lang], inCopy);
  const asRead = Object.entries(hashFiles(readContentFiles(), lang)).map(
    ([file, lines]) => [file, { on: '2026-12-01', lines }] as const,
  );
  writeProofed(lang, Object.fromEntries(asRead));
}
execFileSync('npm', ['run', '--silent', 'build'], inCopy);
const { status } = spawnSync(program, words.length > 0 ? words : ['test'], inCopy);
process.exit(status ?? 1);
