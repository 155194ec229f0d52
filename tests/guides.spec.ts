import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';

const safety = (section: string) => content.safety.sections.find(({ id }) => id === section);

test('each guide lists its sections, and each is there', nightly, async ({ page }) => {
  for (const path of ['/safety', '/disclosures', '/international', '/admissions/may-i-join']) {
    await page.goto(path);
    const links = page
      .getByRole('navigation', { name: edition.words.legal.contents })
      .getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(id).getByRole('heading').first()).toHaveText(
        await link.innerText(),
      );
    }
  }
});

test('“May I join?” begins each answer with the answer, and other pages lead to it', async ({
  page,
}) => {
  for (const path of [
    '/admissions',
    '/courses/what-can-i-study',
    '/courses/bachelor/gnw/gnw-criteria',
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('link', { name: content['may-i-join'].invite }),
    ).toHaveAttribute('href', '/admissions/may-i-join');
  }
  await page.goto('/admissions/may-i-join');
  const answers = page.locator('main section[id]').filter({ has: page.locator('h2 + div p') });
  expect(await answers.count()).toBeGreaterThanOrEqual(10);
  for (const answer of await answers.all()) {
    const strong = await answer.locator('strong').first().innerText();
    const [start = ''] = await answer.locator('p').allInnerTexts();
    expect(start.startsWith(strong)).toBe(true);
  }
});

test('every number of the safety page can be called at once', async ({ page }) => {
  await page.goto('/safety');
  const numbers = page.locator('#emergency').getByRole('listitem').getByRole('link');
  await expect(numbers).toHaveCount(safety('emergency')?.calls?.length ?? 0);
  for (const link of await numbers.all()) {
    const [number = ''] = (await link.innerText()).split('\n');
    await expect(link).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
  }
});

test('ragging law has its punishments, and its sources at its end', async ({ page }) => {
  await page.goto('/safety');
  await page.locator('#ragging summary').first().click();
  const rows = page.locator('#ragging').getByRole('row');
  const { table, sources: [first] = [] } = safety('ragging') ?? {};
  await expect(rows).toHaveCount(1 + (table?.rows.length ?? 0));
  const source = page.locator('#ragging').getByRole('link', { name: first?.title ?? '' });
  await expect(source).toBeHidden();
  await page.locator('#ragging summary').last().click();
  await expect(source).toBeInViewport();
});

test('the disclosures lead to what is published elsewhere on the site', async ({ page }) => {
  await page.goto('/disclosures');
  const { slots = [] } = content.disclosures.sections.find(({ id }) => id === 'table') ?? {};
  const published = slots.filter(({ value, path }) => value && path);
  expect(published.length).toBeGreaterThan(0);
  for (const { value, path } of published) {
    const link = page.locator('#table').getByRole('link', { name: value ?? '', exact: true });
    await expect(link).toHaveAttribute('href', path ?? '');
  }
});
