/**
 * Publishes the built site on this machine for nginx, or goes back to the release before:
 * `npm run deploy:nginx -- [--back] /var/www/www.example.org /etc/nginx/conf.d/site.conf [certificate folder]`
 *
 * Where nginx lacks the brotli module, gzip is sent instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { hostHeadersSince } from '#hosting/headers.ts';
import { nginxConfig } from '#hosting/hosts/nginx.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { deploy } from './deploy.ts';

const { site } = makeEdition(readContentFiles()).content;
const domain = new URL(site.origin).hostname;
const goesBack = process.argv.includes('--back');
const [root, file, certificates = `/etc/letsencrypt/live/${domain}`] = process.argv
  .slice(3)
  .filter((word) => word !== '--back');
if (!root || !file) {
  console.error(
    'Say where: npm run deploy:nginx -- [--back] <folder of the site> <configuration file> [certificate folder]',
  );
  process.exit(1);
}
const secure = {
  certificate: `${certificates}/fullchain.pem`,
  key: `${certificates}/privkey.pem`,
};
deploy({
  root,
  file,
  configurations: [true, false].map((brotli) =>
    nginxConfig({
      root: path.resolve(root),
      domain,
      ...(existsSync(secure.certificate) ? { secure } : {}),
      headers: hostHeadersSince(site.launched),
      log: `/var/log/nginx/${domain}.log`,
      brotli,
    }),
  ),
  check: () => execFileSync('nginx', ['-t'], { stdio: 'pipe' }),
  goesBack,
});
if (!existsSync(secure.certificate)) {
  console.log(
    `There is no certificate in ${certificates} yet: docs/deploy.md says how to get one.`,
  );
}
console.log(`${root} and ${file} are written. Load them with: nginx -s reload`);
