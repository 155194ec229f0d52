/**
 * Measures the built site against the budgets that README.md names, and fails above them:
 * files as they are sent (brotli), and the first view of a phone as a browser loads it.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import { needChromium } from './find-chromium.ts';

const folder = path.resolve('dist');
const KB = 1024;

/** Upper limits in bytes. */
const limits = {
  scriptWithoutIslands: 1.5 * KB,
  scriptWithIslands: 68 * KB,
  styles: 12 * KB,
  html: 14 * KB,
  fonts: 45 * KB,
  heroOnPhone: 35 * KB,
  picturesOfHome: 40 * KB,
  firstViewOfHome: 160 * KB,
  firstViewOfCourse: 95 * KB,
};

type Row = { what: string; bytes: number; limit: number };
const rows: Row[] = [];
const sentSize = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
const local = (address: string) => path.join(folder, address);

/** A script and all that it imports at once. */
function scriptsOf(address: string): string[] {
  const source = readFileSync(local(address), 'utf8');
  const imported = [...source.matchAll(/from"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name);
  return [address, ...imported.flatMap((name) => scriptsOf(`/assets/${name}`))];
}

/** What `src/browser/islands.ts` fetches when it starts. */
function islandScripts(page: string): string[] {
  const [starter = ''] = readdirSync(local('assets')).filter((name) =>
    /^islands-.*\.js$/.test(name),
  );
  const source = readFileSync(local(`assets/${starter}`), 'utf8');
  const wanted = new RegExp(`import\\(.\\./((?:hydrate|${page})-[\\w-]{8}\\.js)`, 'g');
  const found = [...source.matchAll(wanted)].map(([, name]) => `/assets/${name}`);
  if (found.length !== 2) throw new Error(`The islands of ${page} are not where they should be.`);
  return found;
}

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const html = readFileSync(local(name), 'utf8');
  const entries = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
  const hasIslands = html.includes('data-island=');
  const page = /<body data-page="([^"]+)"/.exec(html)?.[1] ?? '';
  const scripts = new Set(
    [...entries, ...(hasIslands ? islandScripts(page) : [])].flatMap(scriptsOf),
  );
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + sentSize(local(file)), 0);
  const scriptLimit = hasIslands ? limits.scriptWithIslands : limits.scriptWithoutIslands;
  rows.push({ what: `${name}: script`, bytes: sum(scripts), limit: scriptLimit });
  rows.push({ what: `${name}: styles`, bytes: sum(styles), limit: limits.styles });
  rows.push({ what: `${name}: HTML`, bytes: sentSize(local(name)), limit: limits.html });
}

const server = createServer(serveSite(folder)).listen(0);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
try {
  await measure('/', limits.firstViewOfHome);
  await measure('/courses/bachelor/bpt/bpt-curriculum', limits.firstViewOfCourse);
} finally {
  await browser.close();
  server.close();
}

/** Bytes of bodies as sent, headers left out, until the page rests. */
async function measure(address: string, limit: number): Promise<void> {
  const context = await browser.newContext({ ...devices['Pixel 5'], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const sizes: { type: string; url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    sizes.push({ type: request.resourceType(), url: request.url(), bytes: responseBodySize });
  });
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  const total = (wanted: (entry: (typeof sizes)[number]) => boolean) =>
    sizes.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  const isPhoto = ({ url }: { url: string }) => url.includes('/pictures/');
  rows.push({ what: `${address} first view: all`, bytes: total(() => true), limit });
  rows.push({
    what: `${address} first view: fonts`,
    bytes: total(({ type }) => type === 'font'),
    limit: limits.fonts,
  });
  if (address === '/') {
    const hero = Math.max(...sizes.filter(isPhoto).map(({ bytes }) => bytes));
    rows.push({ what: 'hero picture on a phone', bytes: hero, limit: limits.heroOnPhone });
    rows.push({
      what: '/ first view: pictures',
      bytes: total(isPhoto),
      limit: limits.picturesOfHome,
    });
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
  // Layout shift has no unit; it must be nothing at all.
  rows.push({ what: `${address} layout shift × 1000`, bytes: Math.round(shift * 1000), limit: 0 });
  await context.close();
}

const over = rows.filter(({ bytes, limit }) => bytes > limit);
const closest = [...rows]
  .sort((a, b) => b.bytes / (b.limit || 1) - a.bytes / (a.limit || 1))
  .slice(0, 12);
const line = ({ what, bytes, limit }: Row) =>
  `${(bytes / KB).toFixed(1).padStart(7)} of ${(limit / KB).toFixed(1).padStart(6)} KB  ${what}`;
console.log(['Closest to their limits:', ...closest.map(line)].join('\n'));
if (over.length > 0) {
  console.error(['', 'Over budget:', ...over.map(line)].join('\n'));
  process.exit(1);
}
console.log(`${rows.length} budgets hold.`);
