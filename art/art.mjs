/**
 * Makes every picture of the site from its source: `npm run art`.
 *
 *   npm run art                    what changed: renders, encodes, patterns, icons
 *   npm run art -- nursing         only pictures whose name contains "nursing"; a whole name, only that one
 *   npm run art -- --keep          take the PNG files in art/renders as they are; render nothing
 *   npm run art -- --encode        encode the renders that are current once more; render nothing
 *   npm run art -- --no-render     patterns and icons only
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeIcons } from './icons.mjs';
import { makePictures, manifest } from './pictures.mjs';
import { bands } from './vector/bands.mjs';
import { emblems } from './vector/emblems.mjs';
import { maps } from './vector/maps.mjs';
import { font } from './vector/outlines.mjs';

const root = join(import.meta.dirname, '..');
const flags = process.argv.slice(2).filter((a) => a.startsWith('--'));
const only = process.argv.slice(2).filter((a) => !a.startsWith('--'));

/** Writes only what differs, so that dates of files that did not change stay. */
async function write(path, data) {
  const target = join(root, path);
  const bytes = Buffer.from(data);
  if (existsSync(target) && bytes.equals(await readFile(target))) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  console.log(`wrote ${path} (${(bytes.length / 1024).toFixed(1)} KB)`);
}

const faces = { medium: await font(600, 94), bold: await font(700, 84) };
for (const [name, svg] of Object.entries({ ...bands(), ...emblems(faces), ...maps() })) {
  await write(`public/patterns/${name}.svg`, svg);
}
await writeIcons(write);
const out = join(root, 'public/pictures');
try {
  if (!flags.includes('--no-render')) {
    const [keep, again] = [flags.includes('--keep'), flags.includes('--encode')];
    await makePictures({
      out,
      keep,
      again,
      only: only.length ? only : undefined,
    });
  }
} finally {
  await write('src/content/schemas/pictures.generated.ts', manifest(out));
}
