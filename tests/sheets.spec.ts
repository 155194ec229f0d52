import { statSync } from 'node:fs';
import { langs } from '../src/languages.ts';
import { documentPaths, documents, pathIn, sectionIds, sectionStart } from '../src/routes.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';

const all = langs.flatMap((lang) => documentPaths.map((path) => pathIn(lang, path)));

for (const lang of langs) {
  test(
    `courses lead to the list of every document with its size (${lang})`,
    lang === 'te' ? {} : nightly,
    async ({ page }) => {
      await page.goto(pathIn(lang, '/courses'));
      await page.locator(`main a[href="${pathIn(lang, '/courses/sheets')}"]`).click();
      for (const address of all) {
        const link = page.locator(`main a[href="${address}"]`);
        await expect(link).toHaveAttribute('download');
        const { size } = statSync(`dist${address}`);
        await expect(link).toContainText(`PDF, ${Math.ceil(size / 1024)} KB`);
        await expect(link).toContainText(address.startsWith('/te/') ? 'తెలుగు' : 'English');
      }
      const cards = page.locator('main li:has(h2)');
      await expect(cards).toHaveCount(documentPaths.length);
    },
  );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every course gives its sheet along', async ({ page }) => {
    for (const id of sectionIds) {
      await page.goto(sectionStart(id));
      const downloading = page.waitForEvent('download');
      await page.locator('main a[data-send]').first().click();
      expect(new URL((await downloading).url()).pathname).toBe(documents.sheets[id]);
    }
  });
});

test('a device that can share files sends the sheet itself', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/pdf',
      share: async ({ files = [] }: ShareData) => {
        for (const file of files) shared.push(`${file.name} ${await file.slice(0, 5).text()}`);
      },
    });
  });
  await page.goto(pathIn('te', sectionStart('bpt')));
  await page.locator('main a[data-send]').first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(['bpt-course-sheet.pdf %PDF-']);
});
