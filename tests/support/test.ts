import { type Browser, test as base, type Page } from '@playwright/test';
import { ignoreCorner } from './browser.ts';
import { watchErrors } from './errors.ts';

export { expect, type Page } from '@playwright/test';
export { expectErrors } from './errors.ts';

/** Pages that wait for the next test of their worker, by their settings. */
type Waiting = Map<string, Page>;

/** Pages on which a test did something that cannot be taken back. */
const spent = new WeakSet<Page>();

/**
 * Playwright's `test`, but a page that a test leaves as it was serves the next one too: a new one
 * takes longer than what most tests do with it.
 */
export const test = base.extend<{ now: string }, { waiting: Waiting }>({
  /** The time of day that a page has throughout; none for that of the machine. */
  now: ['', { option: true }],
  waiting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are named here
    async ({}, use) => {
      const waiting: Waiting = new Map();
      await use(waiting);
      for (const page of waiting.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, waiting, bypassCSP, javaScriptEnabled, locale, timezoneId, viewport, now },
    use,
    { errors },
  ) => {
    const shaping = { bypassCSP, javaScriptEnabled, locale, timezoneId, viewport, now };
    const settings = JSON.stringify(shaping);
    const page = waiting.get(settings) ?? (await newPage(browser, now));
    waiting.delete(settings);
    const context = page.context();
    const expectNoErrors = watchErrors(context);
    await use(page);
    expectNoErrors();
    const isFit = errors.length === 0 && !spent.has(page) && context.pages().length === 1;
    if (!isFit || !(await isRestored(page))) return context.close();
    if (viewport) await page.setViewportSize(viewport);
    waiting.set(settings, page);
  },
  context: ({ page }, use) => use(page.context()),
});

async function newPage(browser: Browser, now: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(ignoreCorner);
  const page = await context.newPage();
  if (now) await page.clock.setFixedTime(now);
  const notes = [
    [page, ['addInitScript', 'exposeFunction']],
    [page.clock, ['install', 'setFixedTime']],
    [context, ['newCDPSession', 'grantPermissions']],
  ] as const;
  for (const [target, names] of notes) {
    for (const name of names) {
      const act = Reflect.get(target, name).bind(target);
      Reflect.set(target, name, (...given: unknown[]) => {
        spent.add(page);
        return act(...given);
      });
    }
  }
  return page;
}

/** Takes back what a test can have done on a page, unless it has left the site. */
async function isRestored(page: Page): Promise<boolean> {
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response']) {
    page.removeAllListeners(event as 'console');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null });
  await page.mouse.move(0, 0);
  const { hostname, origin } = new URL(await page.evaluate('location.href'));
  if (hostname !== 'localhost') return false;
  // Nothing runs in a page of text; one of the same site keeps the process, half of a page's cost.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return true;
}
