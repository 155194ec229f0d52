/**
 * Publishes the built site on this machine for nginx:
 * `npm run deploy:nginx -- /var/www/www.example.org /etc/nginx/conf.d/site.conf [certificate folder]`
 *
 * Writes the configuration and has nginx check it. Where nginx lacks the brotli module, gzip is sent
 * instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfig } from '#hosting/hosts/nginx.ts';
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { publishFolder } from './publish-folder.ts';

const { site } = makeEdition(readContentFiles()).content;
const domain = new URL(site.origin).hostname;
const [, , , root, file, certificates = `/etc/letsencrypt/live/${domain}`] = process.argv;
if (!root || !file) {
  console.error(
    'Say where: npm run deploy:nginx -- <folder of the site> <configuration file> [certificate folder]',
  );
  process.exit(1);
}
publishFolder(path.resolve('dist'), path.resolve(root));
const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
const config = (brotli: boolean) =>
  nginxConfig({
    root: path.resolve(root),
    domain,
    certificate: `${certificates}/fullchain.pem`,
    key: `${certificates}/privkey.pem`,
    brotli,
  });
const isAccepted = (text: string) => {
  writeFileSync(file, text);
  try {
    execFileSync('nginx', ['-t'], { stdio: 'pipe' });
    return true;
  } catch (error) {
    console.error(String((error as { stderr: Buffer }).stderr));
    return false;
  }
};
if (!isAccepted(config(true)) && !isAccepted(config(false))) {
  // A server that is restarted later must not fall over what it refuses now.
  if (before === undefined) rmSync(file);
  else writeFileSync(file, before);
  console.error('nginx refuses the configuration; everything in its place is as before.');
  process.exit(1);
}
console.log(`${root} and ${file} are written. Load them with: nginx -s reload`);
