/**
 * Publishes the built site on this machine for Caddy, or goes back to the release before:
 * `npm run deploy:caddy -- [--back] /var/www/www.example.org /etc/caddy/Caddyfile`
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hostHeadersSince } from '#hosting/headers.ts';
import { caddyConfig } from '#hosting/hosts/caddy.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { deploy } from './deploy.ts';

const goesBack = process.argv.includes('--back');
const [root, file] = process.argv.slice(3).filter((word) => word !== '--back');
if (!root || !file) {
  console.error('Say where: npm run deploy:caddy -- [--back] <folder of the site> <Caddyfile>');
  process.exit(1);
}
const { site } = makeEdition(readContentFiles()).content;
const address = new URL(site.origin).hostname;
deploy({
  root,
  file,
  configurations: [
    caddyConfig({
      root: path.resolve(root),
      address,
      headers: hostHeadersSince(site.launched),
    }),
  ],
  check: () =>
    execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'pipe',
    }),
  goesBack,
});
console.log(`${root} and ${file} are written. Load them with: caddy reload --config ${file}`);
