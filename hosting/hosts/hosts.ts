import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '#src/content/site-schema.ts';
import { hostHeadersSince } from '../headers.ts';
import { caddyConfig } from './caddy.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { netlifyConfig } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

/**
 * Writes the configuration of every host that we support.
 *
 * @param site the finished site: Cloudflare and Netlify read their files from the upload itself
 * @param hosts the folder for all others
 */
export async function writeHosts(
  site: string,
  hosts: string,
  { origin, launched }: Pick<Site, 'origin' | 'launched'>,
): Promise<void> {
  const headers = hostHeadersSince(launched);
  const domain = new URL(origin).hostname;
  const root = `/var/www/${domain}`;
  const certificates = `/etc/letsencrypt/live/${domain}`;
  const files: Record<string, string> = {
    [path.join(site, '_headers')]: headersFile(origin, headers),
    [path.join(site, '_redirects')]: redirectsFile(),
    [path.join(hosts, 'netlify.toml')]: netlifyConfig(),
    [path.join(hosts, 'nginx.conf')]: nginxConfig({
      root,
      domain,
      secure: {
        certificate: `${certificates}/fullchain.pem`,
        key: `${certificates}/privkey.pem`,
      },
      headers,
      log: `/var/log/nginx/${domain}.log`,
      brotli: true,
    }),
    [path.join(hosts, 'Caddyfile')]: caddyConfig({ root, address: domain, headers }),
  };
  await mkdir(hosts, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}
