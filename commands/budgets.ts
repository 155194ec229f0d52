/**
 * Measures the built site against build/checks/limits.ts, and fails above them: every page by
 * its files, and pages of twelve templates as a phone loads them, with fonts that come late;
 * `EDITED_TEXTS=1 npm run budgets` for texts that are not the published ones.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { byteLimits, editedLayoutShiftLimit, layoutShiftLimit } from '#build/checks/limits.ts';
import {
  inKB,
  type Kind,
  nearlyTooLarge,
  type PageFile,
  type PageFiles,
  pageFiles,
  sentSize,
  sizesOf,
  tooLarge,
} from '#build/checks/page-sizes.ts';
import { serveSite } from '#serve/serve.ts';
import { langs } from '#src/languages.ts';
import { type Path, pathIn } from '#src/routes.ts';
import { workerAddress } from '#src/worker/switch.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { needPrograms } from '#tests/support/programs.ts';

const folder = path.resolve('dist');
const shiftLimit = process.env['EDITED_TEXTS'] ? editedLayoutShiftLimit : layoutShiftLimit;

/** Opened in a browser: the pages with the most pictures and scripts, and those most often visited. */
const opened: readonly Path[] = [
  '/',
  '/about-us',
  '/admissions',
  '/admissions/costs',
  '/contact',
  '/courses',
  '/courses/bachelor',
  '/courses/bachelor/gnw/about-gnw',
  '/admissions/documents',
  '/courses/what-can-i-study',
  '/facilities',
  '/search',
];

const phone = devices['Pixel 5'];
const computer = { viewport: { width: 1280, height: 800 } };

/** The kinds of files by the browser's names for them. */
const kinds: Readonly<Record<string, Kind>> = {
  document: 'HTML',
  stylesheet: 'styles',
  script: 'script',
  font: 'font',
  image: 'picture',
};

const pages = new Map(pageFiles(folder).map((page) => [page.address, page]));
const moved: string[] = [];

const server = createServer(serveSite(folder)).listen(0);
const { port } = server.address() as AddressInfo;
needPrograms(['chromium']);
const browser = await chromium.launch(launchOptions('chromium'));
try {
  // A page waits most of its time, so a few are open at once.
  const waiting = langs.flatMap((lang) => opened.map((page) => pathIn(lang, page))).values();
  const openNext = async () => {
    for (const address of waiting) await measure(browser, address);
  };
  await Promise.all(Array.from({ length: 4 }, openNext));
} finally {
  await browser.close();
  server.close();
}

const worker = { address: workerAddress, bytes: sentSize(path.join(folder, workerAddress)) };
const sizes = [
  ...[...pages.values()].flatMap(sizesOf),
  {
    what: 'the service worker',
    bytes: worker.bytes,
    limit: byteLimits.worker,
    files: [{ kind: 'script', ...worker } as const],
  },
];
const near = nearlyTooLarge(sizes);
if (near.length > 0) console.warn(['Little room left:', ...near, ''].join('\n'));
const over = [...tooLarge(sizes), ...moved];
if (over.length > 0) {
  console.error(['Over a limit of build/checks/limits.ts:', ...over].join('\n'));
  process.exit(1);
}
console.log(`${sizes.length} sizes of ${pages.size} pages are within their limits.`);

/** Notes what a phone loads of a page, in place of what its files say, and what moves in it. */
async function measure(browser: Browser, address: string): Promise<void> {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} is no page of src/routes.ts.`);
  const { files, shift } = await lookAgainIfMoved(browser, address, phone);
  const wide = await lookAgainIfMoved(browser, address, computer);
  pages.set(address, withLoaded(page, files));
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`${inKB(sum).padStart(7)} KB on a phone  ${address}`);
  for (const [device, value] of Object.entries({ phone: shift, computer: wide.shift })) {
    if (value > shiftLimit)
      moved.push(`${address}: layout shift of ${value.toFixed(4)} on a ${device}`);
  }
}

/** A page with the files that a browser loaded, and those of its islands, which wait for a use. */
function withLoaded(page: PageFiles, loaded: readonly PageFile[]): PageFiles {
  const known = new Set(loaded.map(({ address }) => address));
  const later = page.files.filter(({ kind, address }) => kind === 'islands' && !known.has(address));
  return { ...page, files: [...loaded, ...later] };
}

/**
 * Opens a page once more if something in it moved: a fault of the page shows again, a frame that a
 * crowded machine drew late does not.
 */
async function lookAgainIfMoved(browser: Browser, address: string, device: BrowserContextOptions) {
  const seen = await look(browser, address, device);
  return seen.shift <= shiftLimit ? seen : look(browser, address, device);
}

/** A page that has settled, nothing touched or scrolled: its files, and its layout shift. */
async function look(browser: Browser, address: string, device: BrowserContextOptions) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A crowded machine is slow, and bytes do not depend on time.
  page.setDefaultTimeout(120_000);
  const loaded = new Map<string, Promise<PageFile>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const kind = kinds[request.resourceType()] ?? 'other';
    const file = request
      .sizes()
      .then((size) => ({ kind, address: pathname, bytes: size.responseBodySize }));
    // Holding fonts back turns the browser's cache off; with its cache it fetches each file once.
    loaded.set(pathname, file);
  });
  await page.route('**/*.woff2', async (route) => {
    // After the first paint, as on a slow line.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await route.continue();
  });
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  page.removeAllListeners('requestfinished');
  const files = await Promise.all(loaded.values());
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await context.close();
  return { files, shift };
}
