import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOnServer } from '#build/hosts/moves.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { headersFile, redirectsFile } from './cloudflare.ts';
import { hostHeadersSince } from './headers.ts';
import { nginxConfig } from './nginx.ts';

/**
 * Writes the configuration of both kinds of host: Cloudflare Pages and nginx.
 *
 * @param site the finished site, where Cloudflare reads `_headers` and `_redirects`
 * @param hosts the folder for the files of nginx
 */
export async function writeHosts(
  site: string,
  hosts: string,
  facts: Pick<Site, 'origin' | 'launched'>,
): Promise<void> {
  const { origin } = facts;
  const headers = hostHeadersSince(facts);
  const domain = new URL(origin).hostname;
  const root = `${folderOnServer(domain)}/current/site`;
  const certificates = `/etc/letsencrypt/live/${domain}`;
  const nginx = { root, domain, headers, log: `/var/log/nginx/${domain}.log`, brotli: true };
  const files: Record<string, string> = {
    [path.join(site, '_headers')]: headersFile(origin, headers),
    [path.join(site, '_redirects')]: redirectsFile(),
    [path.join(hosts, 'nginx.conf')]: nginxConfig({
      ...nginx,
      secure: {
        certificate: `${certificates}/fullchain.pem`,
        key: `${certificates}/privkey.pem`,
      },
    }),
    // Answers only the proof that gets a certificate.
    [path.join(hosts, 'nginx-first.conf')]: nginxConfig(nginx),
  };
  await mkdir(hosts, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}
