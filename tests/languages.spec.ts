import { nightly } from './support/nightly.ts';
import { layoutShift } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('the other language is one tap away at every width, on the same page', async ({ page }) => {
  const header = page.getByRole('banner');
  const switches = header.getByRole('link', { name: 'తెలుగు' });
  await page.goto('/courses/bachelor/bpt/bpt-career');
  for (const width of [320, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(switches).toHaveCount(1);
    await expect(switches).toBeInViewport({ ratio: 1 });
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await switches.click();
    await expect(page).toHaveURL('/te/courses/bachelor/bpt/bpt-career');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    const back = header.getByRole('link', { name: 'English' });
    await expect(back).toHaveAttribute('lang', 'en-IN');
    await expect(back).toHaveAttribute('hreflang', 'en-IN');
    await back.click();
    await expect(page).toHaveURL('/courses/bachelor/bpt/bpt-career');
  }
});

test(
  'the footer of a phone holds the switch too, and the open menu is below the one of the bar',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/te/contact');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'English' }),
    ).toBeVisible();
    await page.locator('[popovertarget="menu"]').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveCount(1);
  },
);

test('answers and the place on the page go along', async ({ page }) => {
  await page.goto('/courses/what-can-i-study?utm=x#how');
  await page.getByRole('banner').getByRole('link', { name: 'తెలుగు' }).click();
  await expect(page).toHaveURL('/te/courses/what-can-i-study?utm=x#how');
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page', async ({ page }) => {
    await page.goto('/admissions');
    await page.getByRole('banner').getByRole('link', { name: 'తెలుగు' }).click();
    await expect(page).toHaveURL('/te/admissions');
  });
});

const offer = 'ఈ సైట్‌ను తెలుగులో చదవండి';

test.describe('to a browser that reads Telugu', () => {
  test.use({ locale: 'te-IN', viewport: { width: 390, height: 844 } });

  test('the English home offers it, leads nowhere by itself and moves nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: offer })).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await page.getByRole('link', { name: offer }).click();
    await expect(page).toHaveURL('/te');
  });

  test('no other page offers it', nightly, async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByText(offer)).toHaveCount(0);
  });
});

test('other browsers are offered nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: offer })).toBeHidden();
});
