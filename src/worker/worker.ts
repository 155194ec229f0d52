/** Caches the pages that were read as an offline fallback. Other requests are not handled. */
import { savesData } from '#src/lib/saves-data.ts';
import { keptAlong, keptPage, offlinePage } from './pages.ts';
import { offlinePagesFor, stylesAhead } from './release.ts';
import {
  atHand,
  clearOlderStores,
  fileRoutes,
  isOpened,
  keep,
  kept,
  kindOf,
  openStore,
} from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take before a kept copy is shown instead. In milliseconds. */
const patience = 3000;

/** Delay in ms before a loaded page is cached, so that caching does not slow its first paint. */
const undisturbed = 1000;

/** The message of a page: its address and the one it came from, and the files that it fetched. */
type Shown = { pages: readonly string[]; files: readonly string[] };

/** The network's answer need not pass through the worker; without one, the worker's is taken. */
const pageRoute = {
  condition: { requestMode: 'navigate' },
  source: 'race-network-and-fetch-handler',
};

/** Not in TypeScript's library yet; Chromium has it since version 123. */
type RoutingInstallEvent = ExtendableEvent & {
  addRoutes?(rules: readonly object[]): Promise<void>;
};

self.addEventListener('install', (event: RoutingInstallEvent) => {
  self.skipWaiting();
  // With these the browser looks files up by itself and asks for pages while the worker starts.
  event.addRoutes?.([...fileRoutes, pageRoute]).catch(() => {});
  // Pages may send messages before the worker is all active. The worker also works without a store.
  event.waitUntil(openStore().catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    clearOlderStores()
      .catch(() => {})
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const kind = kindOf(url.pathname);
  if (request.mode === 'navigate') {
    if (kind === 'page') event.respondWith(answerPage(event, url));
  } else if (kind === 'file') {
    event.respondWith(kept(url.pathname).then((copy) => copy ?? fetch(request)));
  }
});

self.addEventListener('message', (event) => {
  // `clients.claim()` misses pages that were loading when the worker started; claim again.
  event.waitUntil(Promise.all([keepShown(event.data as Shown), self.clients.claim()]));
});

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await networkFirst(event, url, () => keptPage(url.pathname));
  } catch (error) {
    const offline = await offlinePage(url).catch(() => undefined);
    if (offline) return offline;
    throw error;
  }
}

/** The network's answer, or a kept copy where that fails or takes too long. */
async function networkFirst(
  event: FetchEvent,
  url: URL,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  const network = fromNetwork(event, url);
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(copy);
  try {
    return (await Promise.race([network, late])) ?? (await network);
  } catch (error) {
    const instead = await copy();
    if (instead) return instead;
    throw error;
  }
}

/** Avoids navigation preload: if that fails, Firefox shows its own error, not the cached copy. */
async function fromNetwork(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const answer = fetch(event.request);
  event.waitUntil(
    answer.then(
      (response) => keepAndFetchAhead(pathname, response, undisturbed),
      () => {},
    ),
  );
  const response = await answer;
  // Chromium may abort an error body that is still streaming, so read it fully first.
  return response.status < 400 ? response : atHand(response);
}

/**
 * Caches an opened page, then prefetches its offline page, the styles of likely next pages and, for a
 * course, its other pages that a family reads at home.
 */
async function keepAndFetchAhead(pathname: string, response: Response, rest = 0): Promise<void> {
  await keep(pathname, response, rest);
  if (!isOpened(pathname) || savesData()) return;
  const [offline = ''] = offlinePagesFor(pathname);
  const along = await keptAlong(pathname);
  await Promise.all([offline, ...stylesAhead, ...along].map(keepAddress));
}

async function keepShown({ pages, files }: Shown): Promise<void> {
  const named = files.flatMap(ownPath).filter((pathname) => kindOf(pathname) !== 'page');
  await Promise.all([...pages.flatMap(ownPath), ...named].map(keepAddress));
}

/** The path of an address of this site; undefined for another origin. */
function ownPath(address: string): readonly string[] {
  const { origin, pathname } = new URL(address || 'about:blank');
  return origin === location.origin ? [pathname] : [];
}

/** Caches a shown page and its files, mostly from the browser's HTTP cache (`force-cache`). */
async function keepAddress(pathname: string): Promise<void> {
  if (await kept(pathname)) return;
  try {
    const response = await fetch(pathname, { cache: 'force-cache' });
    const html = kindOf(pathname) === 'page' ? await response.clone().text() : '';
    await keepAndFetchAhead(pathname, response);
    const named = html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g);
    await Promise.all([...named].map(([, file = '']) => keepAddress(file)));
  } catch {
    // No network: it is kept the next time that it is opened.
  }
}
