import { expect, test } from '@playwright/test';
import { islandsReady } from '../support/pages.ts';
import { screenshotName, templates } from '../support/templates.ts';
import { screensDay } from './day.ts';

for (const width of [390, 1280]) {
  for (const address of templates) {
    test(`${address} looks as before at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(screensDay);
      await page.goto(address);
      await islandsReady(page);
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
        await document.fonts.ready;
      });
      await expect(page).toHaveScreenshot(`${screenshotName(address)}-${width}.png`, {
        fullPage: true,
        // Layout and letters are compared; pictures have their own source, and would be megabytes.
        mask: [page.locator('img[src^="/pictures/"]')],
        maskColor: '#9aa5cc',
      });
    });
  }
}
