import { statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { langs } from '../src/languages.ts';
import { documentPaths, documents, pathIn, sectionIds, sectionStart } from '../src/routes.ts';

const all = langs.flatMap((lang) => documentPaths.map((path) => pathIn(lang, path)));

for (const lang of langs) {
  test(`the page of sheets lists every document with its size (${lang})`, async ({ page }) => {
    await page.goto(pathIn(lang, '/courses/sheets'));
    for (const address of all) {
      const link = page.locator(`main a[href="${address}"]`);
      await expect(link).toHaveAttribute('download');
      const { size } = statSync(`dist${address}`);
      await expect(link).toContainText(`PDF, ${Math.ceil(size / 1024)} KB`);
      await expect(link).toContainText(address.startsWith('/te/') ? 'తెలుగు' : 'English');
    }
    const cards = page.locator('main li:has(h2)');
    await expect(cards).toHaveCount(documentPaths.length);
  });

  test(`courses lead to the sheets (${lang})`, async ({ page }) => {
    await page.goto(pathIn(lang, '/courses'));
    const link = page.locator(`main a[href="${pathIn(lang, '/courses/sheets')}"]`);
    await expect(link).toBeVisible();
  });
}

test('every document is a PDF that a phone can send', async ({ request }) => {
  for (const address of all) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], address).toBe('application/pdf');
    const body = await answer.body();
    expect(body.subarray(0, 5).toString(), address).toBe('%PDF-');
    expect(body.length, address).toBeLessThan(150 * 1024);
  }
});

for (const id of sectionIds) {
  test(`${id} gives its sheet along without a script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, acceptDownloads: true });
    const page = await context.newPage();
    await page.goto(sectionStart(id));
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Send this sheet' }).click();
    const download = await downloading;
    expect(new URL(download.url()).pathname).toBe(documents.sheets[id]);
    await context.close();
  });
}

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
  await page.getByRole('link', { name: 'ఈ PDF పంపండి' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(['bpt-course-sheet.pdf %PDF-']);
});
