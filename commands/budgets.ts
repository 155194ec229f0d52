/**
 * Measures the built site against build/checks/limits.ts, and fails above them: every page by
 * its files, and pages of twelve templates as a phone loads them, with fonts that come late;
 * `EDITED_TEXTS=1 npm run budgets` for texts that are not the published ones.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  devices,
  type Request,
} from '@playwright/test';
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
import { langs, languages } from '#src/languages.ts';
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
let launched: Promise<Browser> | undefined;
try {
  // A page waits most of its time, so a few are open at once.
  const waiting = langs.flatMap((lang) => opened.map((page) => pathIn(lang, page))).values();
  const openNext = async () => {
    for (const address of waiting) await measure(address);
  };
  await Promise.all(Array.from({ length: 4 }, openNext));
} finally {
  const browser = await launched?.catch(() => undefined);
  await browser?.close();
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
  const remedy =
    'Make what is named smaller or still; or raise its limit in build/checks/limits.ts, and say there why.';
  console.error(['Over a limit:', ...over, remedy].join('\n'));
  process.exit(1);
}
console.log(`${sizes.length} sizes of ${pages.size} pages are within their limits.`);

/** Notes what a phone loads of a page, in place of what its files say, and what moves in it. */
async function measure(address: string): Promise<void> {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} is no page of src/routes.ts.`);
  const name = `${address} (${languages[page.lang].name})`;
  for (const [device, options] of Object.entries({ phone, computer })) {
    const seen = await lookTwice(address, options).catch((cause: Error) => {
      const why = `${name} could not be measured on a ${device}: ${firstLine(cause)}`;
      const remedy = 'Run npm run budgets again; if the page is named again, open it in a browser.';
      throw new Error(`${why}. ${remedy}`, { cause });
    });
    if (seen.shift > shiftLimit) {
      const above = `${seen.shift.toFixed(4)}, above ${shiftLimit}`;
      moved.push(`${name}: layout shift of ${above}, on a ${device} with fonts that come late`);
    }
    if (options === computer) continue;
    pages.set(address, withLoaded(page, seen.files));
    const sum = seen.files.reduce((total, { bytes }) => total + bytes, 0);
    console.log(`${inKB(sum).padStart(7)} KB on a phone  ${address}`);
  }
}

/** A page with the files that a browser loaded, and those of its islands, which wait for a use. */
function withLoaded(page: PageFiles, loaded: readonly PageFile[]): PageFiles {
  const known = new Set(loaded.map(({ address }) => address));
  const later = page.files.filter(({ kind, address }) => kind === 'islands' && !known.has(address));
  return { ...page, files: [...loaded, ...later] };
}

/**
 * Opens a page once more if something in it moved or it did not open: a fault of the page shows again,
 * a frame or a browser that a crowded machine lost does not.
 */
async function lookTwice(address: string, device: BrowserContextOptions) {
  try {
    const seen = await look(address, device);
    if (seen.shift <= shiftLimit) return seen;
  } catch (error) {
    console.warn(`${address} is opened again: ${firstLine(error as Error)}`);
  }
  return look(address, device);
}

/** The browser, or another one where that has died. */
function runningBrowser(): Promise<Browser> {
  const forget = () => {
    launched = undefined;
  };
  if (!launched) {
    launched = chromium.launch(launchOptions('chromium'));
    launched.then((browser) => browser.once('disconnected', forget), forget);
  }
  return launched;
}

/** A page that has settled, nothing touched or scrolled: its files, and its layout shift. */
async function look(address: string, device: BrowserContextOptions) {
  const browser = await runningBrowser();
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A crowded machine is slow, and bytes do not depend on time.
  page.setDefaultTimeout(120_000);
  // Holding fonts back turns the browser's cache off; with its cache it fetches each file once.
  const loaded = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    loaded.set(new URL(request.url()).pathname, request);
  });
  await page.route('**/*.woff2', async (route) => {
    try {
      // After the first paint, as on a slow line.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await route.continue();
    } catch {
      // The page was closed before a font that it asked for late.
    }
  });
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  page.removeAllListeners('requestfinished');
  const files = await Promise.all([...loaded].map(fileOf));
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

async function fileOf([address, request]: readonly [string, Request]): Promise<PageFile> {
  const { responseBodySize: bytes } = await request.sizes();
  return { kind: kinds[request.resourceType()] ?? 'other', address, bytes };
}

/** Playwright adds its log. */
function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0] ?? '';
}
