import { expect, test } from 'vitest';
import { hostHeaders } from '#hosting/headers.ts';
import { grade, type Observed } from './observatory.ts';

const ours: Observed = {
  address: 'https://site.example/',
  html: '<script type="module" src="/a.js" integrity="sha384-x" crossorigin=""></script>',
  headers: Object.fromEntries(
    Object.entries(hostHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  ),
};
const policy = hostHeaders['Content-Security-Policy'] ?? '';
const withHeader = (name: string, value: string | undefined): Observed => ({
  ...ours,
  headers: { ...ours.headers, [name]: value },
});

test('our headers earn all that can be had without cookies and preload', () => {
  expect(grade(ours)).toMatchObject({ score: 135, grade: 'A+' });
});

test.each<[string, Observed, number]>([
  ['no policy', withHeader('content-security-policy', undefined), 75],
  ['a directive twice', withHeader('content-security-policy', `${policy}; script-src 'self'`), 75],
  ['inline scripts', withHeader('content-security-policy', "script-src 'unsafe-inline'"), 80],
  [
    'inline scripts held by a hash',
    withHeader(
      'content-security-policy',
      `${policy.replace("script-src 'self'", "script-src 'sha256-x' 'unsafe-inline'")}`,
    ),
    135,
  ],
  [
    'any script',
    withHeader('content-security-policy', policy.replace("script-src 'self'", 'script-src https:')),
    80,
  ],
  [
    'eval',
    withHeader(
      'content-security-policy',
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    ),
    115,
  ],
  [
    'a default',
    withHeader(
      'content-security-policy',
      policy.replace("default-src 'none'", "default-src 'self'"),
    ),
    130,
  ],
  ['no HSTS', withHeader('strict-transport-security', undefined), 80],
  ['short HSTS', withHeader('strict-transport-security', 'max-age=300'), 125],
  ['sniffing', withHeader('x-content-type-options', undefined), 130],
  ['no resource policy', withHeader('cross-origin-resource-policy', undefined), 125],
  ['full referrer', withHeader('referrer-policy', 'unsafe-url'), 125],
  ['unsafe cookie', withHeader('set-cookie', 'a=b'), 60],
  [
    'open to all with credentials',
    {
      ...ours,
      headers: {
        ...ours.headers,
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
      },
    },
    50,
  ],
  ['no integrity', { ...ours, html: '<script src="/a.js"></script>' }, 130],
  [
    'a foreign script unchecked',
    { ...ours, html: '<script src="https://x.example/a.js"></script>' },
    125,
  ],
  ['plain HTTP first', { ...ours, httpLeadsTo: 'http://site.example/home' }, 125],
  ['another host first', { ...ours, httpLeadsTo: 'https://www.site.example/' }, 130],
])('%s', (_name, observed, score) => {
  expect(grade(observed).score).toBe(score);
});

test('a page over plain HTTP can never get an A', () => {
  expect(grade({ ...ours, address: 'http://site.example/' }).grade).toBe('C+');
});
