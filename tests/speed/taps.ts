import type { Browser, Page } from '@playwright/test';
import type { Lang } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';
import { openPhone } from './phone.ts';

/** One tap or key on a page that is at rest, and where its answer is seen. */
type Tap = {
  name: string;
  address: string;
  /** Steps on the page before the measured tap. */
  before?: (page: Page) => Promise<void>;
  on: string;
  /** Pressed on it, instead of a tap. */
  key?: string;
  shows: string;
};

const finder = '/courses/what-can-i-study';
const answer = (value: string) => `label:has(input[value="${value}"])`;

/** The first tap on an island brings React, while the browser already shows the answer. */
export const taps: readonly Tap[] = [
  { name: 'menu', address: '/', on: '[popovertarget="menu"]', shows: '#menu:popover-open' },
  {
    name: 'tab',
    address: '/',
    on: 'main [role="tab"]:nth-of-type(2)',
    shows: '[role="tab"]:nth-of-type(2)[aria-selected="true"]',
  },
  {
    name: 'dialog',
    address: '/',
    on: 'main button[commandfor][aria-haspopup="dialog"]',
    shows: 'dialog[open]',
  },
  {
    name: 'FAQ',
    address: '/contact',
    on: 'main details:last-of-type summary',
    shows: 'main details:last-of-type[open]',
  },
  {
    name: 'finder: first answer',
    address: finder,
    on: answer('intermediate'),
    shows: 'input[value="intermediate"]:checked',
  },
  {
    name: 'finder: first result',
    address: finder,
    before: (page) => page.locator(answer('intermediate')).tap(),
    on: answer('BiPC'),
    shows: '#result article',
  },
  {
    name: 'finder: changed answer',
    address: `${finder}#passed=intermediate&stream=BiPC&aggregate=62`,
    before: (page) => page.locator('#result article').first().waitFor(),
    on: answer('MPC'),
    shows: 'input[value="MPC"]:checked',
  },
  {
    name: 'papers: a course',
    address: '/admissions/documents',
    on: 'main #bpt',
    shows: 'main #bpt input:checked',
  },
  {
    name: 'catalogue: category',
    address: '/courses',
    on: 'main [name="category"]',
    key: 'ArrowDown',
    shows: 'main [role="status"] ~ button',
  },
  {
    name: 'catalogue: search',
    address: '/courses',
    before: (page) => page.locator('main [name="q"]').fill('nursing'),
    on: 'main search [type="submit"], main form [type="submit"]',
    shows: 'main [role="status"] ~ button',
  },
  {
    name: 'contact: sent empty',
    address: '/contact',
    on: '#write [type="submit"]',
    shows: '#write [aria-invalid="true"]',
  },
  {
    name: 'enquiry: sent empty',
    address: '/admissions',
    on: '#enquiry [type="submit"]',
    shows: '#enquiry [aria-invalid="true"]',
  },
  {
    name: 'search',
    address: '/search',
    before: (page) => page.locator('main [name="q"]').fill('nursing'),
    on: 'main search [type="submit"]',
    shows: 'main ol li mark',
  },
];

/** Event timing leaves out what was shown sooner, and rounds to eighths, in milliseconds. */
const shortest = 16;
const patience = 10_000;

/**
 * Does each of `taps` on a page of its own, on a slow phone.
 *
 * @returns how long each took to show, in milliseconds, by event timing
 * @throws Error if one of them shows nothing
 */
export async function takeTaps(browser: Browser, origin: string, lang: Lang): Promise<number[]> {
  const times: number[] = [];
  for (const { address, before, on, key, shows } of taps) {
    const page = await openPhone(browser);
    page.setDefaultTimeout(patience);
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(origin + pathIn(lang, address), { waitUntil: 'load' });
    await before?.(page);
    const target = page.locator(`${on}:visible`).first();
    await target.scrollIntoViewIfNeeded();
    // Islands near the screen start now.
    await page.waitForTimeout(1500);
    const longest = await page.evaluateHandle(watch, shortest);
    if (key) await target.press(key);
    else await target.tap();
    await page.locator(shows).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    times.push(Math.max(shortest, await longest.evaluate(({ duration }) => duration)));
    await page.context().close();
  }
  return times;
}

/** Notes the longest interaction from here on. */
function watch(durationThreshold: number): { duration: number } {
  const longest = { duration: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId'))
        longest.duration = Math.max(longest.duration, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  return longest;
}
