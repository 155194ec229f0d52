import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { screenshotName, templates } from '../support/templates.ts';

/**
 * Keeps new screenshots with 64 colours each: a third of the size, and well within the tolerance.
 * Those of pages that are gone are deleted.
 */
// biome-ignore lint/style/noDefaultExport: Playwright's form for what runs at the end
export default async function shrink(): Promise<void> {
  const folder = import.meta.dirname;
  const names = templates.map(screenshotName);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = path.join(folder, name);
    if (!names.includes(name.replace(/-\d+\.png$/, ''))) {
      rmSync(file);
      continue;
    }
    const { isPalette } = await sharp(file).metadata();
    if (isPalette) continue;
    const small = await sharp(file)
      .png({ palette: true, colours: 64, dither: 0, effort: 10 })
      .toBuffer();
    writeFileSync(file, small);
  }
}
