import { type Browser, type CDPSession, chromium, expect, type Page, test } from '@playwright/test';
import { securityHeaders } from '../build/hosts/headers.ts';
import { defaultLang, langs } from '../src/languages.ts';
import { langOf, pathIn } from '../src/routes.ts';
import { accessibilityFaults, newAccessibilityFaults } from './support/accessibility.ts';
import { launchOptions } from './support/browser.ts';
import { nightly } from './support/nightly.ts';
import {
  addresses,
  browserIssues,
  complaints,
  contentWidth,
  islandsReady,
  smallTargets,
  tinyText,
} from './support/pages.ts';
import { pictureFaults } from './support/pictures.ts';
import { templates } from './support/templates.ts';
import { tryEverything } from './support/try-everything.ts';

/** Around the widths at which the layout changes: 48, 56.25, 64 and 80rem. */
const widths = [320, 390, 768, 950, 1000, 1280, 1440];
const hand = 390;
const desk = 1280;

/** One page of each template and language; the others are looked at each night. */
const everyDay = new Set(langs.flatMap((lang) => templates.map((path) => pathIn(lang, path))));

test.describe('the walk over all addresses', () => {
  let browser: Browser;
  let page: Page;
  let session: CDPSession;
  let found: string[];
  let issues: string[];
  const thrown: string[] = [];
  const origins = new Set<string>();

  // One page for all of them: a context for each took longer than what is looked at.
  test.beforeAll(async () => {
    browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    page = await browser.newPage();
    session = await page.context().newCDPSession(page);
    // Measured at rest: a headline that is just fading in has no contrast of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    found = complaints(page);
    issues = await browserIssues(page);
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('pageerror', ({ message }) => thrown.push(message));
    page.on('dialog', (dialog) => dialog.accept());
    page.context().on('page', (opened) => opened.close().catch(() => {}));
  });
  test.afterAll(() => browser.close());

  for (const address of addresses) {
    // Both languages have the same markup, styles and scripts. Each day axe reads Telugu, whose words
    // are the longer ones, on a phone, and everything on the English page is pressed; each night both
    // happen at every address.
    if (everyDay.has(address)) {
      const isDefault = langOf(address) === defaultLang;
      test(`${address} answers, fits and keeps to the policy`, async ({ baseURL }) => {
        await expectAnswer(address);
        await expectFit(isDefault ? [390, 1000, 1440] : [320, 950, 1280]);
        if (isDefault) await expectBearable();
        else await expectUsable([hand]);
        await expectNoFault(address, baseURL);
      });
    }
    test(`${address} does so in all windows`, nightly, async ({ baseURL }) => {
      await expectAnswer(address);
      await expectFit(widths);
      await expectUsable([hand, desk]);
      await expectBearable();
      await expectNoFault(address, baseURL);
    });
  }

  /** Opens a page, as a window shows it that has a scrollbar. */
  async function expectAnswer(address: string): Promise<void> {
    for (const list of [found, issues, thrown]) list.length = 0;
    origins.clear();
    await page.setViewportSize({ width: desk, height: 720 });
    await session.send('Emulation.setScrollbarsHidden', { hidden: false });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    const headers = answer?.headers() ?? {};
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    await islandsReady(page);
  }

  async function expectFit(widths: readonly number[]): Promise<void> {
    // Windows and Linux take a scrollbar off the window, which the width of a media query still counts.
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(room, 'a window with a scrollbar').toBeLessThan(desk);
    expect.soft(await contentWidth(page), 'beside a scrollbar').toBeLessThanOrEqual(room);
    expect.soft(await page.evaluate(brokenTexts), 'broken links').toEqual([]);
    await session.send('Emulation.setScrollbarsHidden', { hidden: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await contentWidth(page), `content at ${width}`).toBeLessThanOrEqual(width);
    }
    // Viewport of a 1280 by 1024 screen at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await contentWidth(page), 'content at 400 %').toBeLessThanOrEqual(320);
    expect.soft(await coveredShare(page), 'covered at 400 %').toBeLessThanOrEqual(0.55);
    expect(found).toEqual([]);
  }

  async function expectUsable(widths: readonly number[]): Promise<void> {
    await session.send('Emulation.setScrollbarsHidden', { hidden: true });
    // axe calls a link too small when a bar at the edge of a scrolled screen covers half of it.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await headingJumps(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await newAccessibilityFaults(page), `at ${width}`).toEqual([]);
      expect.soft(await pictureFaults(page), `at ${width}`).toEqual([]);
      expect.soft(await tinyText(page), `at ${width}`).toEqual([]);
      if (width === hand) expect.soft(await smallTargets(page)).toEqual([]);
    }
  }

  /** Everything on the page can be pressed, and nothing leads away from it. */
  async function expectBearable(): Promise<void> {
    await session.send('Emulation.setScrollbarsHidden', { hidden: true });
    await page.setViewportSize({ width: 320, height: 256 });
    await tryEverything(page);
    await page.evaluate(() => localStorage.clear());
  }

  /** Nothing is complained of, thrown or fetched from elsewhere, and no cookie is set. */
  async function expectNoFault(address: string, baseURL: string | undefined): Promise<void> {
    // The query and the fragment may hold choices, so compare the path only.
    expect(new URL(page.url()).pathname).toBe(new URL(address, baseURL).pathname);
    expect(thrown).toEqual([]);
    expect(issues).toEqual([]);
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
    expect(await page.context().cookies()).toEqual([]);
  }
});

test('these checks find what is wrong', async ({ page }) => {
  const issues = await browserIssues(page);
  await page.goto('/examinations');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    Object.assign(wide.style, { width: '3000px', fontSize: '8px' });
    wide.textContent = 'Too small and too wide';
    const picture = document.createElement('img');
    picture.src = '/icons/icon-192.png';
    Object.assign(picture.style, { position: 'fixed', inset: '0', width: '900px', height: '90px' });
    document.body.append(wide, picture, document.createElement('button'));
    fetch('https://example.org/').catch(() => {});
  });
  const { length: faults } = await accessibilityFaults(page);
  expect(faults).toBeGreaterThan(1);
  expect(await contentWidth(page)).toBeGreaterThan(2999);
  expect(await tinyText(page)).toHaveLength(1);
  expect(await smallTargets(page)).toHaveLength(1);
  expect((await pictureFaults(page)).join()).toMatch(/stretched/);
  await expect.poll(() => issues.join()).toMatch(/ContentSecurityPolicy/);
});

/** Texts of links in the header that need a second line. */
function brokenTexts(): string[] {
  return [...document.querySelectorAll('header a')].flatMap((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(texts.currentNode.textContent ?? '');
    }
    return found;
  });
}

/** Share of a scrolled screen that bars which stay in place take from the text. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 400);
    const heights = [...document.querySelectorAll('body > *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom, height }) => (bottom > 0 && top < innerHeight ? height : 0));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Headings that skip a level, such as an h4 right under an h2. */
function headingJumps(page: Page) {
  return page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('dialog'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }));
    return levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1 && index > 0)
      .map(({ level, text }) => `h${level}: ${text}`);
  });
}
