import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { nightly } from './support/nightly.ts';
import { layoutShift } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

type Cover = {
  name: string;
  address: string;
  /** Selector of the button that opens the cover, which lies over the page from then on. */
  opener: string;
  cover: string;
  /** Wide screens have no menu to open. */
  width: number;
};

const covers: Cover[] = [
  {
    name: 'a pop-up',
    address: '/',
    opener: 'button[command="show-modal"][commandfor="admission-form"]',
    cover: '#admission-form',
    width: 390,
  },
  {
    name: 'a portrait',
    address: '/about-us',
    opener: 'button[command="show-modal"]',
    cover: 'dialog[open]',
    width: 390,
  },
  {
    name: 'the menu',
    address: '/admissions',
    opener: 'button[popovertarget="menu"]',
    cover: '#menu',
    width: 390,
  },
];

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to what opens the cover, or, for the menu, some way down. */
async function openCover(page: Page, { address, opener, cover, width }: Cover) {
  await page.setViewportSize({ width, height: 560 });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator(opener).first().scrollIntoViewIfNeeded();
  await page.locator(opener).first().click();
  await expect(page.locator(cover)).toBeVisible();
}

async function swipeUp(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (let swipe = 0; swipe < 4; swipe += 1) {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 200, y }],
      });
    await touch('touchStart', 450);
    for (let y = 430; y >= 100; y -= 30) await touch('touchMove', y);
    await touch('touchEnd');
  }
}

for (const one of covers) {
  const when = one.name === 'a portrait' ? nightly : {};
  test(`the page keeps still behind ${one.name}`, when, async ({ page }) => {
    await openCover(page, one);
    const before = await place(page);
    expect(before).toBeGreaterThan(0);
    await page.mouse.move(200, 300);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 400);
    // Beside it as well.
    await page.mouse.move(4, 552);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 400);
    await swipeUp(page);
    // Not the space bar, which presses the button that has the focus.
    for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await expect(page.locator(one.cover)).toBeVisible();
    expect(await place(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator(one.cover)).toBeHidden();
    expect(await place(page)).toBe(before);
    await expect(page.locator(one.opener).first()).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => place(page)).toBeGreaterThan(before);
  });
}

test.describe('with a scroll bar that takes room', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs });
  });
  test.afterAll(() => browser.close());

  for (const one of covers) {
    test(
      `${one.name} shifts nothing`,
      one.name === 'a pop-up' ? {} : nightly,
      async ({ baseURL }) => {
        const page = await browser.newPage({ baseURL: baseURL ?? '' });
        const width = one.name === 'the menu' ? one.width : 1280;
        await openCover(page, { ...one, width });
        const left = () =>
          page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
        const open = await left();
        await page.keyboard.press('Escape');
        await expect(page.locator(one.cover)).toBeHidden();
        expect(await left()).toBe(open);
        expect(await layoutShift(page)).toBeLessThan(0.001);
        await page.close();
      },
    );
  }
});
