import { plainAddress } from '#src/lib/plain-address.ts';

/**
 * Runs on the page for missing addresses: some hosts cannot be told every wrong spelling. The plain
 * address of a plain address is itself, so this leads on once at most.
 */
const meant = encodeURI(plainAddress(location.pathname));
if (meant !== encodeURI(decodeOnce(location.pathname))) {
  location.replace(meant + location.search + location.hash);
}

function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
