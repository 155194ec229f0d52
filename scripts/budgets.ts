/**
 * Measures the built site against its budgets, and fails above them: files as
 * they are sent (brotli), the first view of a phone as a browser loads it, and how high pages are.
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, devices, type Page } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import {
  describeSize,
  pageSizes,
  type Size,
  sentSize,
  tooLarge,
} from '#prerender/checks/page-sizes.ts';
import { defaultLang, langs, languages, type ScriptName } from '#src/languages.ts';
import { langOf, type Path, pathIn, routes } from '#src/routes.ts';
import { workerAddress } from '#src/worker/switch.ts';
import { needChromium } from '#tests/tools/programs.ts';
import { takeJourney } from '../bench/journey.ts';
import { slowLine } from '../bench/slow-line.ts';
import { describeHeight, type Height, measureHeights, tooHigh } from './page-heights.ts';

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
type FirstView = { address: string; all: number; fonts: number; isStill: boolean };

/** What the letters of a script may add to the fonts of a page, and so to its first view. */
const lettersOf: Record<ScriptName, number> = { latin: 0, telugu: 20 * KB };

/** On other English pages a line of Telugu may move the text on a machine without Telugu letters. */
const stillPages: readonly Path[] = ['/', '/courses/bachelor/bpt/bpt-curriculum'];

/** In KB, above the limits of all others: browsers load lazy pictures two screens ahead. */
const heavier: Partial<Record<Path, number>> = {
  '/courses': 136,
  '/courses/master': 111,
  '/courses/academies/about-academy': 90,
};

const firstViews: readonly FirstView[] = langs.flatMap((lang) => {
  const letters = lettersOf[languages[lang].script];
  return routes.map(({ path: address, page }) => ({
    address: pathIn(lang, address),
    all:
      (heavier[address] ?? (page === 'section' || answers.includes(address) ? 85 : 100)) * KB +
      letters,
    fonts: 45 * KB + Math.min(letters, 15 * KB),
    // The styles of other languages wait for the fonts, as no such letters stand in.
    isStill: lang !== defaultLang || stillPages.includes(address),
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
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
let heights: Height[] = [];
try {
  heights = await measureHeights(browser, `http://localhost:${port}`);
  // A page waits most of its time, so a few are open at once, and the visit beside them.
  const waiting = firstViews.values();
  const measureNext = async () => {
    for (const view of waiting) await measure(view);
  };
  const line = await slowLine(port);
  await Promise.all([
    takeJourney(browser, line.origin, 1, 500),
    ...Array.from({ length: 5 }, measureNext),
  ]);
  rows.push({ what: 'a visit of six pages', bytes: line.bytes, limit: limits.sixPages });
  line.close();
} finally {
  await browser.close();
  server.close();
}

/** A page as a phone sees it first: settled, nothing touched or scrolled. */
async function measure({ address, all, fonts, isStill }: FirstView): Promise<void> {
  const context = await browser.newContext({ ...devices['Pixel 5'], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const answers: Promise<{ type: string; url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const answer = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      type: request.resourceType(),
      url: request.url(),
      bytes: responseBodySize + responseHeadersSize,
    }));
    answers.push(answer);
  });
  if (langOf(address) !== defaultLang) await holdStyles(page);
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  page.removeAllListeners('requestfinished');
  const sizes = await Promise.all(answers);
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
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
  const moved = `moved ${shift.toFixed(3)}`;
  seen.set(
    address,
    `${inKB(total())}, scripts${inKB(total('script'))}, fonts${inKB(total('font'))}, ${moved}  ${address}`,
  );
  // Layout shift has no unit; it must be nothing at all.
  if (isStill) {
    rows.push({
      what: `${address} layout shift × 1000`,
      bytes: Math.round(shift * 1000),
      limit: 0,
    });
  }
  await context.close();
}

/** Lets the styles of a page come when the fonts that it asks for first are there. */
async function holdStyles(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const haveCome = () => {
      const wanted = document.querySelectorAll('link[rel="preload"][as="font"]').length;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return wanted > 0 && files.filter((name) => name.endsWith('.woff2')).length >= wanted;
    };
    // No frame is drawn before the styles, so frames are not waited for.
    await page.waitForFunction(haveCome, undefined, { polling: 50 });
    await route.continue();
  });
}

const over = [...tooLarge(rows), ...tooHigh(heights)];
const closest = [...rows]
  .sort((a, b) => b.bytes / (b.limit || 1) - a.bytes / (a.limit || 1))
  .slice(0, 12);
const highest = [...heights].sort((a, b) => b.height / b.limit - a.height / a.limit).slice(0, 8);
console.log(['First views:', ...firstViews.map(({ address }) => seen.get(address)), ''].join('\n'));
console.log(
  ['Closest to their limits:', ...closest.map(describeSize), ...highest.map(describeHeight)].join(
    '\n',
  ),
);
if (over.length > 0) {
  console.error(['', 'Over budget:', ...over].join('\n'));
  process.exit(1);
}
console.log(`${rows.length + heights.length} budgets hold.`);
