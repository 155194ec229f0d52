import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Lang, langs } from '../../src/languages.ts';
import { pathIn, routes } from '../../src/routes.ts';

/** Every path below a language's home that answers with a page, the 404 page last. */
export const paths: readonly string[] = [...routes.map(({ path }) => path), '/no-such-page'];

/** Every address of a language that answers with a page, its 404 page last. */
export function addressesIn(lang: Lang): string[] {
  return paths.map((path) => pathIn(lang, path));
}

/** The same of every language. */
export const addresses: readonly string[] = langs.flatMap(addressesIn);

/** The built HTML files. */
export function builtPages(folder = 'dist'): { name: string; html: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Errors of a page while it is open: console errors, failed requests, policy violations. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the 404 of an address that is meant to be missing.
    const expected = message.location().url.endsWith('/no-such-page');
    if (message.type() === 'error' && !expected) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still loading; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/no-such-page')) {
      found.push(`${response.status()}: ${response.url()}`);
    }
  });
  return found;
}

/** Touches every island of the page: they start where they are needed. */
export async function touchIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]:not([data-ready])')) {
      island.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    }
  });
}

/** Touches every island of the page, and waits until all of them answer. */
export async function islandsReady(page: Page): Promise<void> {
  await touchIslands(page);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
}

/** Opens a page and waits until all of it answers. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await islandsReady(page);
}

/** Fetches the pictures of all slides now, so that none is waited for when its turn comes. */
export async function slidesDecoded(page: Page): Promise<void> {
  await page.locator('[data-carousel-item] img').evaluateAll((pictures) =>
    Promise.all(
      (pictures as HTMLImageElement[]).map((picture) => {
        picture.loading = 'eager';
        return picture.decode();
      }),
    ),
  );
}

/** Buttons, fields and links outside running text that offer less than 44 by 44 pixels. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(button, a, input, select, textarea, summary)')]
      .filter((element) => element.checkVisibility() && !element.closest('p, .skip-link'))
      // A box to tick is as large as its label; so is a link in one.
      .filter(
        (element) =>
          !element.closest('label') ||
          element.matches(
            ':is([type="text"], [type="email"], [type="tel"], [type="number"], [type="search"], select, textarea)',
          ),
      )
      // The link of a card covers the whole card with its pseudo-element.
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** How wide the page is in all; more than the screen, and it scrolls sideways. */
export function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** By how much what is on the screen has moved since the page began. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Wait two frames so that every late layout shift is recorded.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Nothing is told where nothing has moved.
      setTimeout(() => resolve(observer.takeRecords()));
    });
    return shifts.reduce((sum, shift) => sum + Reflect.get(shift, 'value'), 0);
  });
}

/** Issues that the browser reports: deprecated features, cookies, blocked or mixed content. */
export async function browserIssues(page: Page): Promise<string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Audits.issueAdded', ({ issue }) => {
    // A picture that loads late is no fault.
    if (issue.code !== 'LazyLoadImageIssue') found.push(JSON.stringify(issue));
  });
  await session.send('Audits.enable');
  return found;
}

/** Text that is shown in less than 12 pixels. */
export function tinyText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
