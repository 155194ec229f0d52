import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

/** A page of the visit: how one gets there from the one before, and what one does there. */
type Step = {
  name: string;
  address: string;
  /** Opens the fold that the link is in. */
  reach?: (page: Page) => Promise<void>;
  /** Done as soon as the page is painted; without scripts some of it is never answered. */
  use: (page: Page) => Promise<void>;
};

/** After that long nothing answers any more, in milliseconds. */
const patience = 8000;

const bpt = '/courses/bachelor/bpt';

const steps: readonly Step[] = [
  { name: 'home', address: '/', use: openMenu },
  { name: 'courses', address: '/courses', use: openMenu },
  { name: 'a course', address: `${bpt}/about-bpt`, use: openMenu },
  {
    name: 'its criteria',
    address: `${bpt}/bpt-criteria`,
    reach: (page) => page.locator('main details summary:visible').first().tap(),
    use: openMenu,
  },
  { name: 'what can I study', address: '/courses/what-can-i-study', use: answerQuestions },
  { name: 'admissions', address: '/admissions', use: openForm },
];
export const stepNames = steps.map(({ name }) => name);

/**
 * A visit of six pages by somebody who has never been here, with the cache as it fills, by taps.
 *
 * @param slowdown how many times slower than here the phone's processor is
 * @param reading how long somebody reads, before and after they scroll to the next link, so that what
 *   starts late has started, in milliseconds
 * @returns for each step the milliseconds from the tap on its link to its first paint
 * @throws Error if a page of it does not show
 */
export async function takeJourney(
  browser: Browser,
  origin: string,
  slowdown: number,
  reading = 2500,
): Promise<number[]> {
  const page = await openPhone(browser, slowdown);
  page.setDefaultTimeout(patience);
  // A page always comes, however crowded the machine is.
  page.setDefaultNavigationTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const times: number[] = [];
  for (const [index, step] of steps.entries()) {
    const tapped = index === 0 ? await enter(page, origin) : await follow(page, step, reading);
    times.push((await paintTime(page)) - tapped);
    await step.use(page).catch(() => {});
    await page.waitForTimeout(reading);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times;
}

async function enter(page: Page, origin: string): Promise<number> {
  const started = Date.now();
  await page.goto(origin, { waitUntil: 'commit' });
  return started;
}

/**
 * Taps the link to a step, on a page that has come to rest: only what the tap brings is timed.
 *
 * @throws Error if something covers the link
 */
async function follow(page: Page, { address, reach }: Step, reading: number): Promise<number> {
  await reach?.(page);
  const link = page.locator(`a:is([href="${address}"], [href^="${address}#"]):visible`).first();
  const [x, y] = await link.evaluate(async (element, pause) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Islands near the screen start now, so that they are not timed with the next page.
    await new Promise((resolve) => setTimeout(resolve, pause));
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    const at = [left + width / 2, top + height / 2] as const;
    if (!element.contains(document.elementFromPoint(...at)))
      throw new Error('The link is covered.');
    return at;
  }, reading);
  const tapped = Date.now();
  await page.touchscreen.tap(x, y);
  await page.waitForURL((url) => url.pathname === address, { waitUntil: 'commit' });
  return tapped;
}

/** When the page's content was first painted, by the clock. */
function paintTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('button[popovertarget="menu"]:visible').first();
  await menu.tap();
  await page.locator('#menu:popover-open').waitFor();
  await menu.tap();
}

async function answerQuestions(page: Page): Promise<void> {
  const choose = (value: string) =>
    page.locator(`main input[value="${value}"]`).first().check({ force: true });
  await choose('intermediate');
  await choose('BiPC');
  await page.locator('main [name="aggregate"]').fill('62');
  await page.locator('#result article').first().waitFor();
}

/** Sends the empty form, which then says what is missing. */
async function openForm(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('#enquiry button[type="submit"]').tap();
  await page.locator('#enquiry [aria-invalid="true"]').first().waitFor();
}
