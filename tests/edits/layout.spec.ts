import { expect, test } from '@playwright/test';
import { langs } from '../../src/languages.ts';
import { addressesIn, contentWidth } from '../support/pages.ts';
import { textFaults } from '../support/text-faults.ts';

/** A small and a usual phone, a tablet on its side and upright, a computer. */
const widths = [320, 390, 768, 1024, 1440];

for (const lang of langs) {
  test(`no two texts of a page lie on each other, and none is cut off (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addressesIn(lang)) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await textFaults(page), `${address} at ${width}`).toEqual([]);
        expect.soft(await contentWidth(page), `${address} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('texts on each other and texts cut off are found', async ({ page }) => {
  await page.setContent(`
    <p style="margin: 0">Director</p>
    <p style="margin: -18px 0 0">Write to the director</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">A text that is longer</p>`);
  const faults = await textFaults(page);
  expect(faults.join()).toMatch(
    /on each other: “Director” and “Write.*cut off|cut off.*on each other/s,
  );
});
