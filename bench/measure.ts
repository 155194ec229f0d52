import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit costs. Bytes as sent, times in milliseconds. */
export type Visit = {
  bytes: number;
  html: number;
  css: number;
  js: number;
  fonts: number;
  pictures: number;
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  script: number;
  /** Missing where nothing was operated. */
  inp: number | undefined;
};

/** A mid-range phone of 2026 beside a busy desktop, on slow 4G as Lighthouse defines it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const slowdown = 4;
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
/** How long a page is watched after it has loaded. */
const watched = 2500;

const kinds: Readonly<Record<string, 'html' | 'css' | 'js' | 'fonts' | 'pictures'>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/**
 * Visits a page once, as somebody who has never been there.
 *
 * @throws Error if the page did not show
 */
export async function visit(browser: Browser, address: string, use: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Performance.enable');
  await page.addInitScript(startObserving);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  if (!(await page.locator('main h1').count())) throw new Error(`${address} stays empty.`);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  const loaded = { ...traffic };
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
  const inp = use ? await operate(page) : undefined;
  await context.close();
  return { ...loaded, ...seen, script, inp };
}

type Seen = Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'tbt'>;

async function watchTraffic(session: CDPSession) {
  const traffic = { bytes: 0, html: 0, css: 0, js: 0, fonts: 0, pictures: 0, requests: 0 };
  const types = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[types.get(requestId) ?? ''];
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (kind) traffic[kind] += encodedDataLength;
  });
  return traffic;
}

/** Runs in the page, before anything of it. */
function startObserving(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, inp: 0 };
  const tasks: PerformanceEntry[] = [];
  Reflect.set(window, 'seen', seen);
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    seen.cls += Reflect.get(entry, 'value') as number;
  });
  // What blocks before anything is shown delays the first paint and is counted there.
  observe('longtask', (task) => {
    tasks.push(task);
    const later = tasks.filter(({ startTime }) => seen.fcp > 0 && startTime >= seen.fcp);
    seen.tbt = later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  });
  observe(
    'event',
    (entry) => {
      if (Reflect.get(entry, 'interactionId')) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Opens the menu, another tab and a dialog, and says how long the slowest of them took. */
async function operate(page: Page): Promise<number> {
  const menu = page.locator('button[popovertarget="menu"]').first();
  await menu.tap({ force: true });
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).tap({ force: true });
  await page.waitForTimeout(300);
  await page
    .locator('main button[commandfor][aria-haspopup="dialog"]')
    .first()
    .tap({ force: true });
  if (!(await page.locator('dialog[open]').count())) throw new Error('The dialog did not open.');
  await page.waitForTimeout(500);
  return page.evaluate(() => (Reflect.get(window, 'seen') as { inp: number }).inp);
}
