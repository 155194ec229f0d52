import { plainAddress } from '#src/lib/plain-address.ts';

/** Shorter rests of an address, without its language, begin too many others. */
const shortest = 4;

/**
 * Runs on the page for missing addresses: some hosts cannot be told every wrong spelling. The plain
 * address of a plain address is itself, and a link on this page has a page, so this leads on once at
 * most.
 */
const plain = plainAddress(location.pathname);
const isPlain = plain === decodeOnce(location.pathname);
const meant = isPlain ? nearestTo(plain) : encodeURI(plain);
if (meant) location.replace(meant + location.search + location.hash);

/**
 * The page whose address begins with one that a messenger or a copy has cut short, such as
 * `/courses/inter-&` or `/admissions/dat`; the shortest of several.
 */
function nearestTo(path: string): string | undefined {
  if (path.replace(/^\/(?:[a-z]{2}\/)?/, '').length < shortest) return;
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    // The same address would be missing again.
    .filter((address) => decodeOnce(address).startsWith(path) && decodeOnce(address) !== path);
  return addresses.sort((one, other) => one.length - other.length)[0];
}

function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
