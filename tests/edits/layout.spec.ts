import { expect, test } from '@playwright/test';
import { langs } from '../../src/languages.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { addressesIn } from '../support/pages.ts';

/** A small and a usual phone, a tablet on its side and upright, a computer. */
const widths = [320, 390, 768, 1024, 1440];

for (const lang of langs) {
  test(`pages are whole with edited texts (${lang})`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addressesIn(lang)) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // What an officer fills in may make a row uneven or a field loose, but nothing unreadable.
        const faults = await layoutFaults(page, ['empty', 'covered', 'out of line']);
        expect.soft(faults, `${address} at ${width}`).toEqual([]);
      }
    }
  });
}
