import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { cookieOf, isAllowed } from './guard.ts';

const guard = { host: '127.0.0.1:4180', token: 'secret' };
const [cookie = ''] = cookieOf(guard).split(';');
const origin = 'http://127.0.0.1:4180';

function asks(method: string, url: string, headers: Record<string, string>): boolean {
  const all = { host: guard.host, ...headers };
  return isAllowed({ method, url, headers: all } as unknown as IncomingMessage, guard);
}

test.each([
  ['the page, opened with its token', 'GET', '/open/secret', { 'sec-fetch-site': 'none' }],
  ['a save of the page', 'POST', '/open/secret/save', { origin, cookie }],
  [
    'a page of the site in its frame',
    'GET',
    '/contact',
    { cookie, 'sec-fetch-site': 'same-origin' },
  ],
  ['a script of the desk', 'GET', '/desk/form/form.ts', { cookie }],
])('%s is answered', (_, method, url, headers) => {
  expect(asks(method, url, headers as Record<string, string>)).toBe(true);
});

test.each([
  ['without a token', 'GET', '/open/', {}],
  ['with a wrong token', 'GET', '/open/secreT', {}],
  ['with a part of the token', 'GET', '/open/secre', {}],
  [
    'of another page that knows the token',
    'POST',
    '/open/secret/save',
    { origin: 'https://a.in', cookie },
  ],
  ['of another port', 'POST', '/open/secret/save', { origin: 'http://127.0.0.1:80', cookie }],
  ['that does not say where it comes from', 'POST', '/open/secret/save', { cookie }],
  ['of a frame elsewhere', 'GET', '/open/secret', { 'sec-fetch-site': 'cross-site' }],
  ['by another name', 'GET', '/open/secret', { host: 'localhost:4180' }],
  ['by a name that was pointed here', 'GET', '/open/secret', { host: 'a.in:4180' }],
  ['for a page without the cookie', 'GET', '/contact', {}],
  ['for a source file without the cookie', 'GET', '/@fs/etc/passwd', {}],
  ['with the cookie of another desk', 'GET', '/contact', { cookie: 'desk-4181=secret' }],
])('a request %s is refused', (_, method, url, headers) => {
  expect(asks(method, url, headers as Record<string, string>)).toBe(false);
});
