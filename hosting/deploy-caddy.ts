/**
 * Publishes the built site on this machine for Caddy:
 * `npm run deploy:caddy -- /var/www/www.example.org /etc/caddy/Caddyfile`
 */
import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyConfig } from '#hosting/hosts/caddy.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { publishFolder } from './publish-folder.ts';

const [, , , root, file] = process.argv;
if (!root || !file) {
  console.error('Say where: npm run deploy:caddy -- <folder of the site> <Caddyfile>');
  process.exit(1);
}
publishFolder(path.resolve('dist'), path.resolve(root));
const { site } = makeEdition(readContentFiles()).content;
const address = new URL(site.origin).hostname;
const next = `${file}.new`;
writeFileSync(next, caddyConfig({ root: path.resolve(root), address }));
execFileSync('caddy', ['validate', '--config', next, '--adapter', 'caddyfile'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
renameSync(next, file);
console.log(`${root} and ${file} are written. Load them with: caddy reload --config ${file}`);
