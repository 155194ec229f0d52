import { content, edition } from './support/content.ts';
import { addressesIn, complaints, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const results = (page: Page) => page.locator('main ol > li').filter({ has: page.locator('mark') });

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: edition.words.search.label }).fill(words);
  await page.getByRole('searchbox').press('Enter');
}

test('words lead to the pages that they mean, and the list of all pages goes', async ({ page }) => {
  await openPage(page, '/search');
  const all = page.getByRole('navigation', { name: content.search.all });
  await expect(all).toBeVisible();
  const found = results(page).getByRole('link');
  for (const [words, path] of [
    ['physio', '/courses/bachelor/bpt/'],
    ['bsc nursing', '/courses/bachelor/bsc-nursing/'],
    ['phisiotherapy', '/courses/bachelor/bpt/'],
    ['ఫీజు', '/admissions'],
  ]) {
    await search(page, words ?? '');
    await expect(page.getByRole('status')).toContainText(`“${words}”`);
    await expect(found.and(page.locator(`[href^="${path}"]`)).first()).toBeVisible();
    await expect(all).toBeHidden();
  }
  for (const [words, path] of [
    ['fees', '/admissions/costs'],
    ['hostel', '/facilities'],
    ['dates', '/admissions/dates'],
    ['marks', '/courses/what-can-i-study'],
    ['bus', '/facilities'],
    ['phone number', '/contact'],
    ['hostle', '/facilities'],
    ['how to reach', '/contact'],
  ]) {
    await search(page, words ?? '');
    await expect(page.getByRole('status')).toContainText(`“${words}”`);
    // Among the first three, as in the table of queries.
    await expect
      .poll(async () => {
        const links = await page
          .locator('main ol > li a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        return [...new Set(links.map((link) => link?.split('#')[0]))].slice(0, 3);
      })
      .toContain(path);
  }
});

test('the texts are fetched with the first search only, and no server hears the words', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/search');
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
  await search(page, 'scholarship');
  await expect(results(page).first()).toBeVisible();
  await search(page, 'attendance');
  await expect(page.getByRole('status')).toContainText('attendance');
  expect(asked.filter((url) => url.endsWith('/search-index.json'))).toHaveLength(1);
  expect(asked.filter((url) => /scholarship|attendance/.test(url))).toEqual([]);
});

test('words sent while the texts are on their way wait for the same texts', async ({ page }) => {
  let asked = 0;
  let letThrough = () => {};
  const sent = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/search-index.json', async (route) => {
    asked += 1;
    await sent;
    await route.continue();
  });
  await openPage(page, '/search');
  await search(page, 'scholarship');
  await expect.poll(() => asked).toBe(1);
  await search(page, 'attendance');
  await expect(page).toHaveURL(/q=attendance/);
  letThrough();
  await expect(page.getByRole('status')).toContainText('attendance');
  expect(asked).toBe(1);
});

test('the box waits for a touch, and what is sent before it answers is searched', async ({
  page,
}) => {
  await page.goto('/search', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-island]')).not.toHaveAttribute('data-ready');
  await search(page, 'scholarship');
  await expect(results(page).first()).toBeVisible();
});

test('an address with words shows what they find, and a result leads to its section', async ({
  page,
}) => {
  const found = complaints(page);
  // Nothing is touched.
  await page.goto('/search#q=scholarships');
  await expect(page.getByRole('searchbox')).toHaveValue('scholarships');
  const hit = results(page).first();
  await expect(hit.locator('mark')).not.toBeEmpty();
  await hit.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/search/);
  expect(found).toEqual([]);
});

test('Telugu pages are searched in Telugu', async ({ page }) => {
  await openPage(page, '/te/search#q=హాస్టల్');
  await expect(results(page).first()).toBeVisible();
  const links = results(page).getByRole('link');
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/te/);
});

test('the missing page searches too', async ({ page }) => {
  await openPage(page, '/no-such-page');
  await search(page, 'physio');
  await expect(results(page).first()).toBeVisible();
});

test('a search that cannot be loaded says so', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await openPage(page, '/search');
  await search(page, 'fees');
  await expect(page.getByRole('status')).toHaveText(edition.words.search.failed);
  await page.unroute('**/search-index.json');
  await search(page, 'hostel');
  await expect(results(page).first()).toBeVisible();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is in the list', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const listed = await page
      .getByRole('navigation', { name: content.search.all })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const apart = ['/search', '/offline', '/under-development', '/no-such-page'];
    expect(listed.toSorted()).toEqual(
      addressesIn('en')
        .filter((address) => !apart.includes(address))
        .toSorted(),
    );
  });
});
