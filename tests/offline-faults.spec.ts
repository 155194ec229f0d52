import { expect, type Page } from '@playwright/test';
import { readsWithoutSignal } from '../src/worker/switch.ts';
import { launchWithCache } from './support/browser.ts';
import { nightly } from './support/nightly.ts';
import { expectKept, OwnSite, readOn, test } from './support/own-site.ts';
import { complaints, islandsReady, openPage, touchIslands } from './support/pages.ts';
import { countMisses, countReloads, expectMisses } from './support/reloads.ts';

test.skip(!readsWithoutSignal, 'src/worker/switch.ts is off');

const name = 'Lakshmi Devi';

/** Writes into the contact form's first field, and says what is there. */
async function write(page: Page) {
  const field = page.locator('#write input').first();
  await field.fill(name);
  return field;
}

/** Sends the contact form, which then says what is missing: its island answers. */
async function expectAnswer(page: Page): Promise<void> {
  await page.locator('#write button[type="submit"]').click();
  await expect(page.locator('#write [aria-invalid="true"]')).toHaveCount(3);
}

/** Storage faults in the visitor's browser, injected before the worker's first line. */
const storage = {
  full: `Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));`,
  forbidden: `for (const name of ['open', 'match', 'has', 'keys']) {
    CacheStorage.prototype[name] = () => Promise.reject(new DOMException('No', 'SecurityError'));
  }`,
};

for (const [state, lines] of Object.entries(storage)) {
  test(
    `storage that is ${state} costs the worker's pages nothing`,
    state === 'full' ? nightly : {},
    async ({ page, site }) => {
      const found = complaints(page);
      site.instead.set('/worker.js', site.worker(lines));
      await page.goto('/about-us');
      await readOn(page);
      await openPage(page, '/contact');
      await write(page);
      await expectAnswer(page);
      expect(found).toEqual([]);
      site.signal = 'none';
      await expect(page.goto('/about-us')).rejects.toThrow(/net::ERR/);
    },
  );
}

const broken: Record<string, string | number> = {
  missing: 404,
  'an error': 500,
  'no script': 'this is no script',
  'a script that throws': `throw new Error('broken');`,
  'an install that fails': `addEventListener('install', (event) => event.waitUntil(Promise.reject()));`,
};
for (const [fault, answer] of Object.entries(broken)) {
  const when = fault === 'missing' || fault === 'a script that throws' ? {} : nightly;
  test(`a worker that is ${fault} is never noticed`, when, async ({ page, site }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    site.instead.set('/worker.js', answer);
    await page.goto('/contact');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => site.asked).toContain('/worker.js');
    const field = await write(page);
    await islandsReady(page);
    await expectAnswer(page);
    await expect(field).toHaveValue(name);
    expect(thrown).toEqual([]);
  });
}

test(
  'no signal while an island starts costs nothing that was typed',
  nightly,
  async ({ page, context, site }) => {
    // So low that the form is not near, and has not started by itself.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto('/about-us');
    await readOn(page);
    const missed = countMisses(page);
    const reloads = await countReloads(page);
    await page.goto('/contact');
    const loaded = site.asked.filter((path) => path === '/contact').length;
    site.signal = 'none';
    await context.setOffline(true);
    const field = await write(page);
    await touchIslands(page);
    await expectMisses(page, missed, 1);
    await expect(page.locator('[data-ready] form')).toHaveCount(0);
    await expect(field).toHaveValue(name);
    expect(reloads()).toBe(0);
    expect(site.asked.filter((path) => path === '/contact')).toHaveLength(loaded);
  },
);

test(
  'a script that is gone after a deploy is repaired by one reload, past the worker',
  nightly,
  async ({ page, site }) => {
    await page.goto('/about-us');
    await readOn(page);
    const islands = await page.evaluate(async () => {
      const html = await (await fetch('/contact')).text();
      return / data-islands="([^" ]+)/.exec(html)?.[1] ?? '';
    });
    site.instead.set(islands, 404);
    await page.goto('/contact');
    await page.evaluate(() => Reflect.set(window, 'isBefore', true));
    await touchIslands(page);
    await page.waitForFunction(() => !('isBefore' in window) && document.readyState === 'complete');
    expect(site.asked.filter((path) => path === '/contact')).toHaveLength(3);
    site.instead.delete(islands);
    await page.reload();
    await islandsReady(page);
    await write(page);
    await expectAnswer(page);
  },
);

test(
  'of two tabs on two releases the older one keeps what was typed, and answers',
  nightly,
  async ({ page, context, site }) => {
    await page.goto('/contact');
    await readOn(page);
    await islandsReady(page);
    const field = await write(page);
    site.deploy();
    const second = await context.newPage();
    await second.goto('/about-us');
    await expect.poll(() => second.evaluate(() => caches.keys())).toEqual(['site-released']);
    await readOn(second);
    await expect(field).toHaveValue(name);
    await expectAnswer(page);
    await expectKept(page, '/contact', '/about-us');
    site.signal = 'none';
    await second.goto('/contact');
    await expect(second.locator('[data-kept]')).toBeVisible();
  },
);

test(
  'pages of the worker come back from the back-forward cache with what was typed',
  nightly,
  async () => {
    const site = new OwnSite();
    await site.start();
    const browser = await launchWithCache();
    const page = await browser.newPage();
    await page.goto(`${site.address}/contact`);
    await readOn(page);
    await islandsReady(page);
    const field = await write(page);
    await page.goto(`${site.address}/about-us`);
    const loaded = site.asked.length;
    // A page out of the cache fires no load event, for which the tools would wait.
    page.evaluate(() => history.back()).catch(() => {});
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact');
    await expect(field).toHaveValue(name);
    await expectAnswer(page);
    expect(site.asked.slice(loaded)).not.toContain('/contact');
    await browser.close();
    site.stop();
  },
);

test(
  'with Save-Data what was opened is kept, and nothing is fetched ahead',
  nightly,
  async ({ page, site }) => {
    // Time that passes at once: what would be fetched is fetched before the next page is kept.
    const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    setTimeout = (task) => later(task);`;
    site.instead.set('/worker.js', site.worker(savesData));
    await page.goto('/about-us');
    await readOn(page);
    await page.goto('/contact');
    await expectKept(page, '/about-us', '/contact');
    await page.goto('/facilities');
    await expectKept(page, '/facilities');
    expect(site.asked.filter((path) => /offline$|courses-.*css/.test(path))).toEqual([]);
  },
);
