/**
 * Measures the built site against its budgets, and fails above them: files as
 * they are sent (brotli), and the first view of a phone as a browser loads it.
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import {
  describeSize,
  pageSizes,
  type Size,
  sentSize,
  tooLarge,
} from '#prerender/checks/page-sizes.ts';
import { langs, languages, type ScriptName } from '#src/languages.ts';
import { type Path, pathIn, routes } from '#src/routes.ts';
import { workerAddress } from '#src/worker/switch.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { needPrograms } from '#tests/tools/programs.ts';
import { takeJourney } from '../bench/journey.ts';
import { slowLine } from '../bench/slow-line.ts';

const folder = path.resolve('dist');
const KB = 1024;

/** Upper limits in bytes, beside those of pages in prerender/checks/page-sizes.ts. */
const limits = {
  /** What reads a page aloud, fetched when it is asked for. */
  listen: 2 * KB,
  heroOnPhone: 35 * KB,
  firstScript: 4 * KB,
  sixPages: 420 * KB,
  worker: 10 * KB,
};

/** Pages that answer one question are as light as a page of a course. */
const answers: readonly Path[] = [
  '/admissions/costs',
  '/admissions/dates',
  '/admissions/documents',
  '/courses/ladder',
  '/courses/sheets',
  '/disclosures',
  '/international',
  '/safety',
  '/search',
];

/** First views of a phone, in bytes on the wire with the headers of every answer. */
type FirstView = { address: string; all: number; fonts: number };

/** What the letters of a script may add to the fonts of a page, and so to its first view. */
const lettersOf: Record<ScriptName, number> = { latin: 0, telugu: 20 * KB };

/** So late do fonts come, in milliseconds: long after the first paint. */
const lateness = 1500;

const firstViews: readonly FirstView[] = langs.flatMap((lang) => {
  const letters = lettersOf[languages[lang].script];
  return routes.map(({ path: address, page }) => ({
    address: pathIn(lang, address),
    all: (page === 'section' || answers.includes(address) ? 80 : 100) * KB + letters,
    fonts: 45 * KB + Math.min(letters, 15 * KB),
  }));
});

const rows: Size[] = pageSizes(folder);
/** What a phone loads for the first view of each address, a line each. */
const seen = new Map<string, string>();
const local = (address: string) => path.join(folder, address);

for (const name of readdirSync(local('/assets'))) {
  if (!/^listen-.*\.js$/.test(name)) continue;
  rows.push({ what: name, bytes: sentSize(local(`/assets/${name}`)), limit: limits.listen });
}
const worker = sentSize(local(workerAddress));
rows.push({ what: 'the service worker', bytes: worker, limit: limits.worker });

const server = createServer(serveSite(folder)).listen(0);
const { port } = server.address() as AddressInfo;
needPrograms(['chromium']);
const browser = await chromium.launch(launchOptions('chromium'));
try {
  // A page waits most of its time, so a few are open at once, and the visit beside them.
  const waiting = firstViews.values();
  const measureNext = async () => {
    for (const view of waiting) await measure(view);
  };
  const line = await slowLine(port);
  await Promise.all([
    takeJourney(browser, line.origin, 1, 500),
    ...Array.from({ length: 10 }, measureNext),
  ]);
  rows.push({ what: 'a visit of six pages', bytes: line.bytes, limit: limits.sixPages });
  line.close();
} finally {
  await browser.close();
  server.close();
}

/** A page as a phone sees it first, and what moves in it on a computer. */
async function measure({ address, all, fonts }: FirstView): Promise<void> {
  const { sizes, shift } = await lookAgainIfMoved(address, devices['Pixel 5']);
  const wide = await lookAgainIfMoved(address, { viewport: { width: 1280, height: 800 } });
  const total = (...types: string[]) =>
    sizes
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const add = (what: string, bytes: number, limit: number) =>
    rows.push({ what: `${address} first view: ${what}`, bytes, limit });
  add('all', total(), all);
  add('fonts', total('font'), fonts);
  add('script', total('script'), limits.firstScript);
  if (address === '/') {
    const photos = sizes.filter(({ url }) => url.includes('/pictures/'));
    const hero = Math.max(...photos.map(({ bytes }) => bytes));
    rows.push({ what: 'hero picture on a phone', bytes: hero, limit: limits.heroOnPhone });
  }
  if (process.argv.includes('--list')) {
    for (const { url, bytes } of sizes)
      console.log(String(bytes).padStart(7), new URL(url).pathname);
  }
  // Layout shift has no unit; it must be nothing at all.
  add('layout shift × 1000 on a phone', Math.round(1000 * shift), 0);
  add('layout shift × 1000 on a computer', Math.round(1000 * wide.shift), 0);
  const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
  const moved = `moved ${shift.toFixed(3)} and ${wide.shift.toFixed(3)}`;
  seen.set(
    address,
    `${inKB(total())}, scripts${inKB(total('script'))}, fonts${inKB(total('font'))}, ${moved}  ${address}`,
  );
}

/**
 * Opens a page once more if something in it moved: a fault of the page shows again, a frame that a
 * crowded machine drew late does not.
 */
async function lookAgainIfMoved(address: string, device: BrowserContextOptions) {
  const seen = await look(address, device);
  return seen.shift === 0 ? seen : look(address, device);
}

/** A page settled, nothing touched or scrolled, its fonts late: bytes by file, and its layout shift. */
async function look(address: string, device: BrowserContextOptions) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A crowded machine is slow, and bytes do not depend on time.
  page.setDefaultNavigationTimeout(120_000);
  const answers: Promise<{ type: string; url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const answer = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      type: request.resourceType(),
      url: request.url(),
      bytes: responseBodySize + responseHeadersSize,
    }));
    answers.push(answer);
  });
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(lateness);
    await route.continue();
  });
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  page.removeAllListeners('requestfinished');
  // Holding fonts back turns the browser's cache off; with its cache it fetches each file once.
  const sizes = [...new Map((await Promise.all(answers)).map((file) => [file.url, file])).values()];
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        window.setTimeout(() => resolve(sum), 300);
      }),
  );
  await context.close();
  return { sizes, shift };
}

const over = tooLarge(rows);
const closest = [...rows]
  .sort((a, b) => b.bytes / (b.limit || 1) - a.bytes / (a.limit || 1))
  .slice(0, 12);
console.log(['First views:', ...firstViews.map(({ address }) => seen.get(address)), ''].join('\n'));
console.log(['Closest to their limits:', ...closest.map(describeSize)].join('\n'));
if (over.length > 0) {
  console.error(['', 'Over budget:', ...over].join('\n'));
  process.exit(1);
}
console.log(`${rows.length} budgets hold.`);
