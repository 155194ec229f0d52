import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '#build/compress.ts';

/**
 * The built site without any script: the limit that no site with scripts can beat.
 *
 * @param site the built site
 */
export async function withoutScripts(site: string, target: string): Promise<void> {
  cpSync(site, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const file = path.join(target, name);
    const html = readFileSync(file, 'utf8');
    const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
    writeFileSync(file, html.replace(scripts, ''));
  }
  await compressFolder(target);
}
