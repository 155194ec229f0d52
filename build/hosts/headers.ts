/** Response headers, for the preview server here and for every real host. */

import type { Site } from '#src/content/schemas/site.ts';
import { langs } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // Makes the address of the service worker and nothing else: `src/client/offline.ts`.
  'trusted-types': 'worker',
};

const inHeader = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');

/**
 * Policies of the documents that browsers show with parts of their own. Safari lays out its viewer
 * of PDFs with styles in the page, which the policy of the PDF would forbid
 * (https://bugs.webkit.org/show_bug.cgi?id=166630), and drawings hold their own styles. A file that
 * is not there is answered with a page, which both let work.
 */
export const viewedFiles: readonly { type: string; folders: readonly string[]; policy: string }[] =
  [
    {
      type: 'application/pdf',
      folders: langs.map((lang) => pathIn(lang, '/docs/')),
      policy: inHeader({
        'base-uri': policy['base-uri'],
        'form-action': policy['form-action'],
        'frame-ancestors': policy['frame-ancestors'],
      }),
    },
    {
      type: 'image/svg+xml',
      folders: ['/patterns/', '/codes/'],
      policy: inHeader({ ...policy, 'style-src': "'self' 'unsafe-inline'" }),
    },
  ];

/** The name of the header that differs between documents. */
export const policyHeader = 'Content-Security-Policy';

/** The path of the speculation rules: they tell browsers which links to prefetch. */
export const speculationRulesPath = '/speculation-rules.json';

/** Headers that only have an effect on documents: pages, drawings and PDFs, 404s included. */
const documentHeaders = {
  [policyHeader]: inHeader(policy),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Sent with every answer. */
const fileHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** All that a document is sent with. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...documentHeaders,
  ...fileHeaders,
};

/**
 * The same for real hosts, which answer over HTTPS. `preload` is the owner's decision: it binds
 * every subdomain and is nearly impossible to take back.
 */
export const hostHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  [policyHeader]: `${securityHeaders[policyHeader]}; upgrade-insecure-requests`,
  'Strict-Transport-Security': 'max-age=63072000',
};

const firstMonth = 30 * 86_400_000;

/**
 * The same on a day. While a site is young, should its certificate fail, visitors' browsers forget
 * within five minutes that they must not come by plain HTTP. `includeSubDomains` is sent by a
 * registered domain alone: from `www.` it would cover only names below `www.`.
 *
 * @param site its origin, and the day on which it went live, as `2027-01-31`; null until then
 * @param now milliseconds since 1970
 */
export function hostHeadersSince(
  { origin, launched }: Pick<Site, 'origin' | 'launched'>,
  now = Date.now(),
): Readonly<Record<string, string>> {
  const name = 'Strict-Transport-Security';
  const isYoung = launched === null || now - Date.parse(launched) < firstMonth;
  if (isYoung) return { ...hostHeaders, [name]: 'max-age=300' };
  if (!isRegistered(new URL(origin).hostname)) return hostHeaders;
  return { ...hostHeaders, [name]: `${hostHeaders[name]}; includeSubDomains` };
}

/** Parts of domains below which India's registry gives names, as in `college.edu.in`. */
const indianParts = ['ac', 'co', 'edu', 'firm', 'gen', 'gov', 'ind', 'net', 'nic', 'org', 'res'];

/** Whether a domain is one that a registry gives, without `www.` or another name before it. */
export function isRegistered(domain: string): boolean {
  const labels = domain.split('.');
  const [, second = '', last] = labels;
  if (labels.length === 3) return last === 'in' && indianParts.includes(second);
  return labels.length === 2;
}

/** Folders without documents: half a kilobyte less with each of their files. */
export const plainFolders: readonly string[] = ['/assets/', '/pictures/', '/icons/', '/share/'];

/** Whether a header is left out with the files of those folders. */
export function isForDocuments(header: string): boolean {
  return header in documentHeaders;
}

/** Headers of an answer, by its address and content type. */
export function headersOf(pathname: string, type: string): Readonly<Record<string, string>> {
  const isPlain = plainFolders.some((folder) => pathname.startsWith(folder));
  if (isPlain && !type.startsWith('text/html')) return fileHeaders;
  const viewed = viewedFiles.find((one) => type.startsWith(one.type));
  return viewed ? { ...securityHeaders, [policyHeader]: viewed.policy } : securityHeaders;
}

/** Sent with pages: a link under the finger is fetched while the finger is still down. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
};

export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.pdf', '/*.ics'] } }] },
      eagerness: 'conservative',
    },
  ],
};

const forever = 'public, max-age=31536000, immutable';
const aWeek = 'public, max-age=604800, stale-while-revalidate=2592000';

const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/** How long files may be kept, by how their address begins. Times in seconds. */
export const cacheRules: readonly { start: string; value: string }[] = [
  { start: '/assets/', value: forever },
  { start: '/pictures/', value: aWeek },
  { start: '/patterns/', value: aWeek },
  { start: '/icons/', value: aWeek },
  { start: '/share/', value: aWeek },
  { start: '/favicon.', value: aDay },
  { start: speculationRulesPath, value: aDay },
];

/** Pages and all other files: asked for anew each time, answered with 304 when unchanged. */
export const defaultCache = 'no-cache';

/** How long a file may be kept, by its address. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ start }) => pathname.startsWith(start))?.value ?? defaultCache;
}

/** Content types by file ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The one file whose type does not follow from its ending is the speculation rules. */
export const speculationRulesType = 'application/speculationrules+json';

/** The content type of a file, by its address. */
export function contentTypeOf(pathname: string): string {
  if (pathname === speculationRulesPath) return speculationRulesType;
  const ending = /\.[^./]+$/.exec(pathname)?.[0] ?? '';
  return contentTypes[ending] ?? 'application/octet-stream';
}
