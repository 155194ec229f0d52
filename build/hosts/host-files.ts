import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '#src/content/schemas/site.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { hostHeadersSince } from './headers.ts';
import { nginxConfig } from './nginx.ts';

/**
 * Writes the configuration of both kinds of host: Cloudflare Pages and nginx.
 *
 * @param site the finished site, where Cloudflare reads `_headers` and `_redirects`
 * @param hosts the folder for the configuration of nginx
 */
export async function writeHosts(
  site: string,
  hosts: string,
  facts: Pick<Site, 'origin' | 'launched'>,
): Promise<void> {
  const { origin } = facts;
  const headers = hostHeadersSince(facts);
  const domain = new URL(origin).hostname;
  const certificates = `/etc/letsencrypt/live/${domain}`;
  const files: Record<string, string> = {
    [path.join(site, '_headers')]: headersFile(origin, headers),
    [path.join(site, '_redirects')]: redirectsFile(),
    // docs/deploy.md names the same folders.
    [path.join(hosts, 'nginx.conf')]: nginxConfig({
      root: `/var/www/${domain}/current`,
      domain,
      headers,
      log: `/var/log/nginx/${domain}.log`,
      brotli: true,
      secure: {
        certificate: `${certificates}/fullchain.pem`,
        key: `${certificates}/privkey.pem`,
      },
    }),
  };
  await mkdir(hosts, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}
