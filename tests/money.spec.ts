import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { islandsReady } from './support/pages.ts';

const sums = (page: Page) => page.locator('output');

test('the sheet adds up what the office tells, and the address keeps it', async ({ page }) => {
  await page.goto('/admissions');
  await islandsReady(page);
  await page.getByLabel('Tuition', { exact: false }).fill('1,00,000');
  await page.getByLabel('Hostel', { exact: false }).fill('₹ 30,000');
  await page.getByLabel('Caution deposit').fill('5000');
  await page.getByLabel('Scholarship, taken off').fill('10000');
  await expect(sums(page)).toContainText('First year ₹ 1,25,000');
  await expect(sums(page)).toContainText('All years ₹ 4,85,000');
  await page.getByLabel('Length of the course').selectOption('2');
  await expect(sums(page)).toContainText('All years ₹ 2,45,000');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await islandsReady(page);
  await expect(page.getByLabel('Caution deposit')).toHaveValue('5000');
  await expect(sums(page)).toContainText('All years ₹ 2,45,000');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(sums(page)).toContainText('All years ₹ 0');
  expect(new URL(page.url()).hash).toBe('');
});

test('Telugu has the same sums in the same digits', async ({ page }) => {
  await page.goto('/te/admissions#tuition=100000&years=3');
  await islandsReady(page);
  await expect(sums(page)).toContainText('₹ 1,00,000');
  await expect(sums(page)).toContainText('₹ 3,00,000');
});

test('the sheet is printed alone, and the page without it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.body.dataset.prints ?? '');
  });
  await page.goto('/admissions#tuition=100000');
  await islandsReady(page);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'sheet');
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: 'Add up what the office tells you' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions families ask' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Questions families ask' })).toBeVisible();
  await expect(sums(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what it costs, who decides and what to ask reads all the same', async ({ page }) => {
    await page.goto('/admissions');
    const money = page.locator('#money');
    for (const head of ['Tuition', 'Hostel', 'Mess', 'Transport', 'Books and records']) {
      await expect(money.getByRole('rowheader', { name: head, exact: true })).toBeVisible();
    }
    await expect(money.locator('ol > li')).toHaveCount(10);
    await expect(money).toContainText(
      content.money.refund.own ?? 'The college’s own rule: the office has not published this yet.',
    );
    await money.getByText('Sources', { exact: true }).first().click();
    await expect(money.getByRole('link', { name: /^Source: .*new tab/ }).first()).toBeVisible();
  });
});
