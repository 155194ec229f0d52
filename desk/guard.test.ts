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
  ['the page, opened with its token', 'GET', '/desk/secret', { 'sec-fetch-site': 'none' }],
  ['a save of the page', 'POST', '/desk/secret/save', { origin, cookie }],
  [
    'a page of the site in its frame',
    'GET',
    '/contact',
    { cookie, 'sec-fetch-site': 'same-origin' },
  ],
  ['a script of the desk', 'GET', '/desk/page/main.tsx', { cookie }],
])('%s is answered', (_, method, url, headers) => {
  expect(asks(method, url, headers as Record<string, string>)).toBe(true);
});

test.each([
  ['without a token', 'GET', '/desk/', {}],
  ['with a wrong token', 'GET', '/desk/secreT', {}],
  ['with a part of the token', 'GET', '/desk/secre', {}],
  [
    'of another page that knows the token',
    'POST',
    '/desk/secret/save',
    { origin: 'https://a.in', cookie },
  ],
  ['of another port', 'POST', '/desk/secret/save', { origin: 'http://127.0.0.1:80', cookie }],
  ['that does not say where it comes from', 'POST', '/desk/secret/save', { cookie }],
  ['of a frame elsewhere', 'GET', '/desk/secret', { 'sec-fetch-site': 'cross-site' }],
  ['by another name', 'GET', '/desk/secret', { host: 'localhost:4180' }],
  ['by a name that was pointed here', 'GET', '/desk/secret', { host: 'a.in:4180' }],
  ['for a page without the cookie', 'GET', '/contact', {}],
  ['for a source file without the cookie', 'GET', '/@fs/etc/passwd', {}],
  ['with the cookie of another desk', 'GET', '/contact', { cookie: 'desk-4181=secret' }],
])('a request %s is refused', (_, method, url, headers) => {
  expect(asks(method, url, headers as Record<string, string>)).toBe(false);
});
