/**
 * Draws patterns, maps, medallions and icons in the colours of src/styles/tokens.css: `npm run
 * patterns`, at install and before a build.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeIcons } from './icons.mjs';
import { outdatedPictures } from './pictures.mjs';
import { bands } from './vector/bands.mjs';
import { emblems } from './vector/emblems.mjs';
import { maps } from './vector/maps.mjs';
import { font } from './vector/outlines.mjs';

/** Writes only what differs, so that dates of files that did not change stay. */
async function write(path, data) {
  const target = join(import.meta.dirname, '..', path);
  const bytes = Buffer.from(data);
  if (existsSync(target) && bytes.equals(await readFile(target))) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

const faces = { medium: await font(600, 94), bold: await font(700, 84) };
for (const [name, svg] of Object.entries({ ...bands(), ...emblems(faces), ...maps() })) {
  await write(`public/patterns/${name}.svg`, svg);
}
await writeIcons(write);
const outdated = await outdatedPictures();
if (outdated.length > 0) {
  console.warn(
    `${outdated.length} rendered pictures are older than their scenes or than the palette, such as ${outdated[0]}: npm run art (needs Blender).`,
  );
}
