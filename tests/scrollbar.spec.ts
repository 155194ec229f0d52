import { expect, test } from '@playwright/test';
import { langs } from '../src/languages.ts';
import { langOf } from '../src/routes.ts';
import { launchBrowser } from './support/browser.ts';
import { addresses, contentWidth } from './support/pages.ts';

// Windows and Linux take a scrollbar off the window, which the width of a media query still counts.
for (const lang of langs) {
  test(`beside a classic scrollbar each page in ${lang} fits from 1280 pixels on`, async ({
    baseURL,
  }) => {
    const browser = await launchBrowser([], ['--hide-scrollbars']);
    const page = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const faults: string[] = [];
    for (const address of addresses.filter((one) => langOf(one) === lang)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(room, 'a window with a scrollbar').toBeLessThan(1280);
      const width = await contentWidth(page);
      if (width > room) faults.push(`${address}: ${width} of ${room} pixels`);
      const broken = await page.locator('header').getByRole('link').evaluateAll(brokenTexts);
      faults.push(...broken.map((text) => `${address}: ${text} is broken`));
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
}

/** Texts of links that need a second line. */
function brokenTexts(links: (HTMLElement | SVGElement)[]): string[] {
  return links.flatMap((link) => {
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
