/**
 * Makes the rendered pictures of the site from their source: `npm run art`.
 *
 *   npm run art                    what changed
 *   npm run art -- nursing         only pictures whose name contains "nursing"; a whole name, only that one
 *   npm run art -- --keep          take the PNG files in art/renders as they are; render nothing
 *   npm run art -- --encode        encode the renders that are current once more; render nothing
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePictures, manifest } from './pictures.mjs';

const root = join(import.meta.dirname, '..');
const flags = process.argv.slice(2).filter((a) => a.startsWith('--'));
const only = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const out = join(root, 'public/pictures');
try {
  const [keep, again] = [flags.includes('--keep'), flags.includes('--encode')];
  await makePictures({ out, keep, again, only: only.length ? only : undefined });
} finally {
  await writeFile(join(root, 'src/content/schemas/pictures.generated.ts'), manifest(out));
}
