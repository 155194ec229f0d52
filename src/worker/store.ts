/** The cache in the visitor's browser, and its limits. An error here never breaks a page. */
import { plainAddress, withoutEnding } from '#src/lib/plain-address.ts';
import { offlinePages, release } from './release.ts';

/** Limits of all that is kept; pages count those that were opened. */
const mostPages = 60;
const mostBytes = 15 * 1024 * 1024;

/** Each release has its own cache, so that no page mixes files of two releases. */
const storeName = `site-${release}`;

/** How the addresses of files begin; all else are pages. */
const files = ['/assets/', '/pictures/', '/patterns/', '/icons/', '/codes/'];

/** Cached files are served from the cache, because they never change within a release. */
export const fileRoutes = files.map((start) => ({
  condition: { urlPattern: `${start}*` },
  source: { cacheName: storeName },
}));

/** Whether an address is that of a page or of a file. */
export function kindOf(pathname: string): 'page' | 'file' {
  return files.some((start) => pathname.startsWith(start)) ? 'file' : 'page';
}

/** Creates this release's cache. */
export async function openStore(): Promise<void> {
  await caches.open(storeName);
}

/** Deletes the caches of earlier releases. */
export async function clearOlderStores(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== storeName) await caches.delete(name);
  }
}

/** The key of an address: spellings that lead to the same page online share it. */
function keyOf(pathname: string): string {
  if (kindOf(pathname) === 'file') return pathname;
  return encodeURI(withoutEnding(plainAddress(pathname)));
}

/** The cached response for an address; the query of a page is ignored. */
export async function kept(pathname: string): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(pathname), { cacheName: storeName });
  } catch {
    // Storage that is forbidden or broken holds nothing.
    return undefined;
  }
}

/**
 * Keeps an answer, unless it is an error, was redirected, or is neither page nor file of a page.
 *
 * @param rest how long it stays in memory before it is stored, in milliseconds
 */
export async function keep(pathname: string, response: Response, rest: number): Promise<void> {
  const isPage = kindOf(pathname) === 'page';
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!isWhole || isPage !== isHtml) return;
  const copy = response.clone();
  try {
    const whole = await atHand(copy);
    await new Promise((resolve) => setTimeout(resolve, rest));
    // Do not recreate a cache that a newer worker has deleted.
    if (!(await caches.has(storeName))) return;
    if (!whole.headers.has('Date')) whole.headers.set('Date', new Date().toUTCString());
    const store = await caches.open(storeName);
    await store.put(keyOf(pathname), whole);
    await tidy();
  } catch {
    // Storage is full or forbidden, or the connection broke: the visitor has the page all the same.
  }
}

/** Reads the whole body; drops `Content-Encoding` and `Vary`, as the body is decoded already. */
export async function atHand(response: Response): Promise<Response> {
  const body = await response.blob();
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Vary');
  // `limit` adds up these lengths.
  headers.set('Content-Length', String(body.size));
  return new Response(body, { status, statusText, headers });
}

/** Pages that were opened, the latest first. */
export async function keptPages(): Promise<readonly string[]> {
  const paths = (await entriesOf(await caches.open(storeName))).map(({ pathname }) => pathname);
  return paths.filter(isOpened).reverse();
}

/** All cached entries, oldest first. Sorted by date: WebKit keeps the place of a replaced entry. */
async function entriesOf(store: Cache) {
  const entries = await Promise.all(
    (await store.keys()).map(async (request) => {
      const { pathname } = new URL(request.url);
      const headers = (await store.match(request))?.headers;
      const size = Number(headers?.get('Content-Length'));
      return { request, pathname, size, date: Date.parse(headers?.get('Date') ?? '') || 0 };
    }),
  );
  return entries.sort((one, other) => one.date - other.date);
}

/** Whether it is a page, and one that somebody opened. */
export function isOpened(pathname: string): boolean {
  return kindOf(pathname) === 'page' && !offlinePages.includes(pathname);
}

let tidying: Promise<void> | undefined;

/** Enforces the limits, at most once per batch of files. */
function tidy(): Promise<void> {
  tidying ??= new Promise((resolve) => setTimeout(resolve, 500)).then(() => {
    // Files that come while the limits are applied ask for another round.
    tidying = undefined;
    return limit();
  });
  return tidying;
}

/** Evicts the oldest pages above the page limit; above the byte limit, pictures before pages. */
async function limit(): Promise<void> {
  const store = await caches.open(storeName);
  const entries = await entriesOf(store);
  const pages = entries.filter(({ pathname }) => isOpened(pathname));
  const pictures = entries.filter(({ pathname }) => pathname.startsWith('/pictures/'));
  const dropped = pages.slice(0, -mostPages);
  let bytes = entries
    .filter((entry) => !dropped.includes(entry))
    .reduce((sum, { size }) => sum + size, 0);
  for (const entry of [...pictures, ...pages.slice(-mostPages)]) {
    if (bytes <= mostBytes) break;
    dropped.push(entry);
    bytes -= entry.size;
  }
  await Promise.all(dropped.map(({ request }) => store.delete(request)));
}
