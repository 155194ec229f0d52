import { expect } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility.ts';
import { test } from './support/development.ts';
import { restlessParts } from './support/disclosures.ts';
import { nightly } from './support/nightly.ts';
import { contentWidth, openPage, smallTargets } from './support/pages.ts';

// One development server serves them all.
test.describe.configure({ mode: 'default' });

for (const width of [390, 1280]) {
  // One width on each change, the other each night.
  test(
    `every component in every state is accessible at ${width}`,
    width === 390 ? {} : nightly,
    async ({ page, development }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, `${development}/_components`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
      await page.setViewportSize({ width, height: 844 });
      // The same breadcrumb is on every ground here, as it never is on a page.
      expect(await accessibilityFaults(page, ['landmark-unique']), `at ${width}`).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      // The room of a scroll bar is not part of the content.
      expect(await contentWidth(page)).toBeLessThanOrEqual(width);
    },
  );
}

test('what is opened among the components stays open, and what is shut stays shut', async ({
  page,
  development,
}) => {
  await openPage(page, `${development}/_components`);
  expect(await restlessParts(page)).toEqual([]);
});

test('the page of components is not built for production', async ({ request }) => {
  expect((await request.get('/_components')).status()).toBe(404);
});

test(
  'development answers addresses and redirects as the built site does',
  nightly,
  async ({ request, development }) => {
    const page = await request.get(`${development}/courses/inter-%26-vocational/intermediate-mpc`);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('Intermediate - MPC Stream');
    const moved = await request.get(`${development}/courses/bpt/nothing?a=1`, {
      maxRedirects: 0,
    });
    expect(moved.status()).toBe(301);
    expect(moved.headers()['location']).toBe('/courses/bachelor/bpt/about-bpt?a=1');
    expect((await request.get(`${development}/nothing`)).status()).toBe(404);
  },
);
