import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The requests that the desk accepts: from its own page on this machine, with the token. */
export type Guard = { host: string; token: string };

/** The address of the desk's page, below which it asks; no folder of the project is called so. */
export function deskPath({ token }: Guard): string {
  return `/open/${token}`;
}

/** Shows the frame with the site that it belongs to an opened desk. */
export function cookieOf({ host, token }: Guard): string {
  return `${cookieName(host)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
}

/**
 * Whether a request comes from the desk's own page, or opens it.
 *
 * A page of another address can neither read from this desk nor write to it, nor put it into a
 * frame: the browser says where a request comes from. Another name for this machine is refused too,
 * as a page might point its own name here.
 */
export function isAllowed({ headers, method, url = '/' }: IncomingMessage, guard: Guard): boolean {
  if (headers.host !== guard.host) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${guard.host}`) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const [pathname = ''] = url.split('?');
  if (pathname.startsWith('/open/')) {
    const [, , token = ''] = pathname.split('/');
    const isReading = method === 'GET' || method === 'HEAD';
    return isSame(token, guard.token) && (isReading || headers.origin !== undefined);
  }
  return hasCookie(headers.cookie, guard);
}

function hasCookie(cookies: string | undefined, { host, token }: Guard): boolean {
  const name = `${cookieName(host)}=`;
  const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(name));
  return found !== undefined && isSame(found.slice(name.length), token);
}

/** Browsers give one machine's cookies to all its ports, and several desks may be open. */
function cookieName(host: string): string {
  return `desk-${host.split(':')[1]}`;
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
