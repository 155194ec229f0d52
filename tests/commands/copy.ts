import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeEdition } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { translations } from '#src/content/review/confirmed.ts';
import { hashFiles, writeProofed } from '#src/content/review/proofed.ts';
import {
  type PhotographName,
  photographFiles,
  photographsIn,
  shapeOf,
  shapes,
} from '#src/content/schemas/photographs.ts';

/**
 * For tests: a copy of the project with other content, every line confirmed and proofed, and a made-up
 * photograph wherever the content names one. The process is inside the copy afterwards.
 *
 * @param name of the folder in `.build`
 */
export async function enterCopy(name: string, files: ContentFiles): Promise<void> {
  const copy = path.resolve('.build', name);
  rmSync(copy, { recursive: true, force: true });
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const one of names.filter((one) => one !== 'node_modules')) {
    const target = path.join(copy, one);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(one, target);
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  for (const [one, text] of files) writeFileSync(path.join(copy, 'content', one), text);
  const inCopy = { cwd: copy, stdio: 'inherit' } as const;

  process.chdir(copy);
  // For the limits of what is built here.
  process.env['EDITED_TEXTS'] = '1';
  execFileSync('npm', ['run', '--silent', 'schemas'], inCopy);
  const { content } = makeEdition(readContentFiles());
  for (const photograph of photographsIn(content)) await writePhotograph(photograph.name);
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
}

/** Soft blots with light and dark parts, which compress about as a photograph does. */
async function writePhotograph(name: PhotographName): Promise<void> {
  const shape = shapes[shapeOf(name) ?? 'picture'];
  for (const { file, width, isPhone } of photographFiles(name)) {
    const size = isPhone && 'phone' in shape ? shape.phone : shape;
    const blots = {
      width: Math.ceil(size.width / 40),
      height: Math.ceil(size.height / 40),
      channels: 3,
      background: '#7a5c42',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const;
    const height = Math.round((width * size.height) / size.width);
    const photograph = sharp({ create: blots }).resize({
      width,
      height,
      fit: 'fill',
      kernel: 'cubic',
    });
    // Ten times as quick to write as with the usual effort.
    const written = file.endsWith('.avif') ? photograph.avif({ effort: 0 }) : photograph;
    await written.toFile(path.join('public/pictures', file));
  }
}
