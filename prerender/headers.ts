/** Response headers, for the preview server here and for every real host. */

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** Where browsers find which links may be fetched ahead. */
export const speculationRulesPath = '/speculation-rules.json';

/** Sent with every answer, 404s included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Sent with pages: a link under the finger is fetched while the finger is still down. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
};

export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/docs/*' } }] },
      eagerness: 'conservative',
    },
  ],
};

/** How long a file may be kept, by its address. Times in seconds. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/^\/(pictures|patterns|icons|share)\//.test(pathname)) {
    return 'public, max-age=604800, stale-while-revalidate=2592000';
  }
  return 'no-cache';
}
