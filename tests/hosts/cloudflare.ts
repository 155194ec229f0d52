import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentTypes } from '#build/hosts/headers.ts';
import type { Ask } from './ask.ts';

/**
 * Cloudflare's own handler for Pages, from their package, over the built site: their parsers read
 * our `_redirects` and `_headers`. Compression happens in front of it and is not part of it.
 *
 * @throws Error when their parsers refuse a line
 */
export async function askCloudflare(site: string): Promise<Ask> {
  // The package is TypeScript for Cloudflare's own types, which are none of ours to check.
  const pages = '@cloudflare/pages-shared';
  const { parseRedirects } = await import(
    /* @vite-ignore */ `${pages}/metadata-generator/parseRedirects.ts`
  );
  const { parseHeaders } = await import(
    /* @vite-ignore */ `${pages}/metadata-generator/parseHeaders.ts`
  );
  const { createMetadataObject } = await import(
    /* @vite-ignore */
    `${pages}/metadata-generator/createMetadataObject.ts`
  );
  const { generateHandler } = await import(/* @vite-ignore */ `${pages}/asset-server/handler.ts`);

  const redirects = parseRedirects(readFileSync(path.join(site, '_redirects'), 'utf8'));
  const headers = parseHeaders(readFileSync(path.join(site, '_headers'), 'utf8'));
  const refused = [...redirects.invalid, ...headers.invalid];
  if (refused.length > 0) throw new Error(`Cloudflare refuses: ${JSON.stringify(refused)}`);
  const metadata = createMetadataObject({ redirects, headers });

  return async ({ path: asked, method = 'GET', headers: sent = {} }) => {
    const response: Response = await generateHandler({
      request: new Request(`https://site.example${asked}`, { method, headers: sent }),
      metadata,
      logError: (error: Error) => {
        throw error;
      },
      // Their upload leaves these out.
      findAssetEntryForPath: async (address: string) =>
        /\.(br|gz)$|^\/_(headers|redirects)$/.test(address) ? null : fileAt(site, address),
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file: string) => ({
        body: new Response(readFileSync(file)).body,
        contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream',
      }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  };
}

function fileAt(site: string, address: string): string | null {
  const file = path.join(site, address);
  if (!file.startsWith(site + path.sep) || !existsSync(file)) return null;
  return statSync(file).isFile() ? file : null;
}
