import { routes } from '#src/routes.ts';
import { hostHeaders, pageHeaders } from '../headers.ts';
import { exact, prefixes, target } from './moves.ts';

/** CloudFront refuses longer functions. In bytes. */
export const longestFunction = 10_240;

/**
 * A CloudFront Function (runtime 2.0) for viewer requests: redirects, and the file of each page.
 *
 * CloudFront's headers policy does not reach the answers that a function makes itself, so those
 * carry the headers of their own.
 */
export function cloudfrontFunction(): string {
  const moved = Object.fromEntries(exact.map(({ from, to }) => [from, parts(to)]));
  const below = prefixes.map(({ from, to }) => [`${from}/`, parts(to)]);
  const headers = Object.fromEntries(
    Object.entries(hostHeaders).map(([name, value]) => [name.toLowerCase(), { value }]),
  );
  return `// Generated from src/routes.ts and prerender/headers.ts by the build. Do not edit.
const pages = ${JSON.stringify(routes.map(({ path }) => path))};
const moved = ${JSON.stringify(moved)};
const below = ${JSON.stringify(below)};
const headers = ${JSON.stringify(headers)};

function redirect(request, address, fragment) {
  const query = request.rawQueryString();
  const location = { value: address + (query ? '?' + query : '') + fragment };
  const answer = { statusCode: 301, statusDescription: 'Moved Permanently' };
  answer.headers = Object.assign({ location: location }, headers);
  return answer;
}

function handler(event) {
  const request = event.request;
  let path;
  try {
    path = decodeURIComponent(request.uri);
  } catch (error) {
    path = '/404.html';
  }
  if (pages.includes(path)) {
    request.uri = path === '/' ? '/index.html' : encodeURI(path) + '.html';
    return request;
  }
  const clean = path.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '') || '/';
  if (pages.includes(clean)) return redirect(request, encodeURI(clean), '');
  const found = moved[path] || (below.find((line) => path.startsWith(line[0])) || [])[1];
  if (found) return redirect(request, found[0], found[1]);
  // The bucket has files that no visitor asks for by name.
  if (/\\.(html|br|gz)$|^\\/_/.test(path)) request.uri = '/missing';
  return request;
}
`;
}

function parts(to: string): [string, string] {
  const { address, fragment } = target(to);
  return [address, fragment];
}

/** A CloudFront response headers policy, as `aws cloudfront create-response-headers-policy` reads it. */
export function cloudfrontHeadersPolicy(name: string) {
  const custom = { ...hostHeaders, ...pageHeaders };
  const policy = (header: string) => custom[header] ?? '';
  const builtIn = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
  ];
  const items = Object.entries(custom)
    .filter(([header]) => !builtIn.includes(header))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: policy('Content-Security-Policy'),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: policy('X-Frame-Options'), Override: true },
      ReferrerPolicy: { ReferrerPolicy: policy('Referrer-Policy'), Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/\d+/.exec(policy('Strict-Transport-Security'))?.[0]),
        IncludeSubdomains: /includeSubDomains/.test(policy('Strict-Transport-Security')),
        Preload: /preload/.test(policy('Strict-Transport-Security')),
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}
