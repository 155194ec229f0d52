import { plainAddress } from '#src/lib/plain-address.ts';
import * as attribute from './attributes.ts';

/** Shorter rests of an address, without its language, begin too many others. */
const shortest = 4;

/**
 * Runs on the page for missing addresses: some hosts cannot be told every wrong spelling. The plain
 * address of a plain address is itself, and this page lists addresses that there are, so this leads on
 * once at most.
 */
const plain = plainAddress(location.pathname);
const isPlain = plain === decodeOnce(location.pathname);
const meant = isPlain ? nearestTo(plain) : encodeURI(plain);
if (meant) location.replace(meant + location.search + location.hash);

/**
 * The first page, in the order of the site map, whose address begins with one that a messenger or a
 * copy has cut short, such as `/courses/inter-&` or `/admissions/dat`.
 */
function nearestTo(path: string): string | undefined {
  if (path.replace(/^\/(?:[a-z]{2}\/)?/, '').length < shortest) return;
  const told = document
    .querySelector(`[${attribute.addresses}]`)
    ?.getAttribute(attribute.addresses);
  // The same address would be missing again.
  return told?.split(' ').find((address) => address.startsWith(path) && address !== path);
}

function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
