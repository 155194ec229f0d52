import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { cacheControl, contentTypeOf } from '#prerender/headers.ts';
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
  longestFunction,
} from '#prerender/hosts/cloudfront.ts';
import type { Answer, Ask } from './ask.ts';

type Value = { value: string };
type Request = { method: string; uri: string; rawQueryString: () => string | undefined };
type Made = { statusCode: number; headers: Record<string, Value> };

/**
 * CloudFront in front of a private bucket, as `docs/deploy.md` sets them up: our function is run as
 * it is, the rest is played. A bucket that must not be listed answers 403 for what it has not.
 */
export function askCloudfront(site: string): Ask {
  const source = cloudfrontFunction();
  if (Buffer.byteLength(source) > longestFunction) throw new Error('The function is too long.');
  const handler = vm.runInNewContext(`${source}\nhandler`) as (event: {
    request: Request;
  }) => Request | Made;
  const policy = policyHeaders();

  return async ({ path: asked, method = 'GET' }) => {
    // The distribution allows these two methods and refuses others before the function runs.
    if (method !== 'GET' && method !== 'HEAD') return { status: 403, headers: policy, body: '' };
    const [uri = '/', query] = asked.split(/\?(.*)/s);
    const result = handler({ request: { method, uri, rawQueryString: () => query } });
    if ('statusCode' in result) {
      const headers = Object.entries(result.headers).map(([name, { value }]) => [name, value]);
      return { status: result.statusCode, headers: Object.fromEntries(headers), body: '' };
    }
    const answer = fromBucket(site, result.uri);
    return { ...answer, headers: { ...answer.headers, ...policy } };
  };
}

function fromBucket(site: string, uri: string): Answer {
  const file = path.join(site, decodeSafely(uri));
  const found = file.startsWith(site + path.sep) && existsSync(file) && statSync(file).isFile();
  // Custom error responses of the distribution: 403 and 404 become 404 with this page.
  const address = found ? decodeSafely(uri) : '/404.html';
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': contentTypeOf(address),
      'cache-control': cacheControl(address),
      ...(/\.(html|css|js)$/.test(address) ? { vary: 'Accept-Encoding' } : {}),
    },
    body: readFileSync(path.join(site, address), 'utf8'),
  };
}

function decodeSafely(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return '/missing';
  }
}

function policyHeaders(): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    cloudfrontHeadersPolicy('test');
  const transport = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': [
      `max-age=${transport.AccessControlMaxAgeSec}`,
      ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
    ].join('; '),
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), String(Value)]),
    ),
  };
}
