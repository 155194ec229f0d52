import { defaultLang, langs } from '../src/languages.ts';
import { pathIn } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { parts, sheet } = content.costs;
const { heads } = parts;
const sums = (page: Page) => page.locator('output');

test('the sheet adds up what the office tells, and the address keeps it', async ({ page }) => {
  await openPage(page, '/admissions/costs');
  await page.getByRole('textbox', { name: heads.tuition.name }).fill('1,00,000');
  await page.getByRole('textbox', { name: heads.hostel.name }).fill('₹ 30,000');
  await page.getByRole('textbox', { name: heads.caution.name }).fill('5000');
  await page.getByRole('textbox', { name: heads.scholarship.name }).fill('10000');
  await expect(sums(page)).toContainText(`${sheet.first} ₹ 1,25,000`);
  await expect(sums(page)).toContainText(`${sheet.all} ₹ 4,85,000`);
  await page.getByLabel(sheet.years).selectOption('2');
  await expect(sums(page)).toContainText(`${sheet.all} ₹ 2,45,000`);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await islandsReady(page);
  await expect(page.getByRole('textbox', { name: heads.caution.name })).toHaveValue('5000');
  await expect(sums(page)).toContainText(`${sheet.all} ₹ 2,45,000`);
  await page.getByRole('button', { name: sheet.clear }).click();
  await expect(sums(page)).toContainText(`${sheet.all} ₹ 0`);
  expect(new URL(page.url()).hash).toBe('');
});

test('Telugu has the same sums in the same digits', nightly, async ({ page }) => {
  await openPage(page, '/te/admissions/costs#tuition=100000&years=3');
  await expect(sums(page)).toContainText('₹ 1,00,000');
  await expect(sums(page)).toContainText('₹ 3,00,000');
});

test('the sheet is printed alone, and an empty one not with the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', document.body.dataset.prints ?? '');
  });
  await openPage(page, '/admissions/costs#tuition=100000');
  await page.getByRole('button', { name: sheet.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'sheet');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: sheet.heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: content.costs.questions.heading })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: content.costs.questions.heading })).toBeVisible();
  await expect(sums(page)).toBeVisible();
  await page.getByRole('textbox', { name: heads.tuition.name }).fill('');
  await expect(sums(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what it costs, who decides and what to ask reads all the same', async ({ page }) => {
    const { state, scholarships, sources, questions } = content.costs;
    const links = [
      ...state.fees.map(({ source }) => source),
      ...sources,
      ...scholarships.schemes.flatMap((scheme) => scheme.sources),
    ].map(({ link }) => link);
    await page.goto('/admissions/costs');
    const main = page.locator('main');
    for (const { name, note } of Object.values(heads)) {
      if (!note) continue;
      // The name of one of our own fees may start with the same word.
      await expect(main.locator('dt').getByText(name, { exact: true })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: note })).toBeVisible();
    }
    for (const question of questions.list) {
      await expect(main.getByRole('link', { name: question })).toBeVisible();
    }
    await main.getByText(edition.words.source.list, { exact: true }).click();
    await expect(main.getByRole('link', { name: /^Source: .*new tab/ })).toHaveCount(
      new Set(links).size,
    );
  });
});

for (const lang of langs) {
  const when = lang === defaultLang ? {} : nightly;
  test(`an older address of the costs leads to their page (${lang})`, when, async ({ page }) => {
    for (const fragment of ['#scholarships', '#tuition=10000&years=2']) {
      await page.goto(pathIn(lang, `/admissions${fragment}`));
      await expect(page).toHaveURL(pathIn(lang, `/admissions/costs${fragment}`));
    }
    await islandsReady(page);
    await expect(sums(page)).toContainText('₹ 20,000');
  });
}

test(
  'the fees and the scholarships are found on the admissions page',
  nightly,
  async ({ page }) => {
    await page.goto('/admissions#fees');
    await expect(page).toHaveURL('/admissions#fees');
    const more = page.locator('#fees').getByRole('link', { name: content.admissions.fees.more });
    await expect(more).toHaveAttribute('href', '/admissions/costs#scholarships');
  },
);
