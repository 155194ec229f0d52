import { langs } from '../src/languages.ts';
import { pathIn, routes, sectionIds } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, expectErrors, test } from './support/test.ts';

const legal = [
  {
    path: '/privacy-policy',
    key: 'privacyPolicyConsent',
    consent: content['privacy-policy'].consent.label,
    subjects: [
      /information we collect/i,
      /use/i,
      /sharing/i,
      /protect/i,
      /rights/i,
      /third-party links/i,
      /changes/i,
      /contact/i,
    ],
  },
  {
    path: '/terms-and-conditions',
    key: 'termsConditionsConsent',
    consent: content['terms-and-conditions'].consent.label,
    subjects: [
      /acceptance/i,
      /use/i,
      /intellectual property/i,
      /constitutional compliance/i,
      /user content/i,
      /admissions/i,
      /liability/i,
      /third-party links/i,
      /changes/i,
      /governing law/i,
      /contact/i,
    ],
  },
];

for (const { path, key, consent, subjects } of legal) {
  test(`${path} names its ${subjects.length} subjects, each reached from the list beside`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2083-03-08T20:00:00Z'));
    await page.goto(path);
    const sections = page.locator('main section[id]');
    await expect(sections.locator('h2')).toHaveText(subjects);
    const links = page
      .getByRole('navigation', { name: edition.words.legal.contents })
      .getByRole('link');
    await expect(links).toHaveCount(subjects.length);
    for (const [index, link] of (await links.all()).entries()) {
      const id = await sections.nth(index).getAttribute('id');
      await expect(link).toHaveAttribute('href', `#${id}`);
    }
    // It takes effect on the visitor's day.
    const day = page.locator('main time[data-today]');
    await expect(day).toHaveText('9\u00a0March\u00a02083');
    await expect(day).toHaveAttribute('datetime', '2083-03-09');
  });

  test(
    `${path} keeps the tick, and takes it back`,
    path === '/privacy-policy' ? nightly : {},
    async ({ page }) => {
      const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
      await page.goto(path);
      const box = page.getByRole('checkbox', { name: consent });
      await expect(box).not.toBeChecked();
      expect(await stored()).toBeNull();
      await box.check();
      expect(await stored()).toBe('true');
      await page.reload();
      await expect(box).toBeChecked();
      await box.uncheck();
      expect(await stored()).toBe('false');
      await page.reload();
      await expect(box).not.toBeChecked();
    },
  );
}

test('the terms name the courts of the district', nightly, async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await expect(page.locator('#law')).toContainText(`courts in ${content.site.address.district}`);
});

test('the placeholder page says so and leads home', async ({ page }) => {
  await page.goto('/under-development');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content['under-development'].heading,
  );
  await page.getByRole('link', { name: edition.words.actions.home }).click();
  await expect(page).toHaveURL(/\/$/);
});

async function moveAbout(page: import('@playwright/test').Page) {
  await page.goto('/under-development');
  for (let step = 1; step <= 40; step += 1) await page.mouse.move(step * 20, 200 + step * 5);
}

test('the mouse leaves a trail of the latest twenty dots', nightly, async ({ page }) => {
  await moveAbout(page);
  const dots = page.locator('[data-mouse-trail] > span');
  await expect(dots).toHaveCount(20);
  const last = await dots.last().boundingBox();
  expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) / 2 - 800)).toBeLessThan(12);
});

test('there is no trail where motion is unwelcome', nightly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moveAbout(page);
  await expect(page.locator('[data-mouse-trail] > span')).toHaveCount(0);
});

test('the examination rules of every programme are in one table', async ({ page }) => {
  await page.goto('/examinations');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const { describe } = edition;
  for (const id of sectionIds) {
    const { fullName, attendance, passMark } = content.programmes[id];
    if (attendance) await expect(row(fullName)).toContainText(describe.attendance(attendance));
    if (passMark) await expect(row(fullName)).toContainText(describe.passMark(passMark));
  }
  await expect(page.getByRole('row')).toHaveCount(1 + sectionIds.length);
});

test('an unknown address answers 404 with ways on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  for (const path of ['/courses', '/admissions', '/contact']) {
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(main.locator('li a[href^="/courses/"]')).toHaveCount(sectionIds.length);
});

test('addresses that were cut lead to the nearest page', async ({ page: tab }) => {
  expectErrors(tab, /404/);
  const examples = [
    ['/courses/inter-&-voc', '/courses/inter-&-vocational/about-intermediate'],
    ['/te/admissions/dat', '/te/admissions/dates'],
    ['/cour', '/courses'],
    ['/courses/bachelo', '/courses/bachelor'],
    ['/te/courses/shee', '/te/courses/sheets'],
    ['/examinat', '/examinations'],
  ] as const;
  for (const [cut, page] of examples) {
    await tab.goto(`${cut}?utm_source=a`);
    await expect(tab).toHaveURL(`${page}?utm_source=a`);
  }
});

test('every address is told by the page for missing ones, where its cut form leads to it', async ({
  page: tab,
}) => {
  expectErrors(tab, /404/);
  for (const lang of langs) {
    await tab.goto(pathIn(lang, '/no-such-page'));
    const told = await tab.locator('[data-addresses]').getAttribute('data-addresses');
    expect(told?.split(' ')).toEqual(routes.map(({ path }) => pathIn(lang, path)));
  }
});

test('an address that begins no other stays on the missing page', async ({ page }) => {
  expectErrors(page, /404/);
  for (const path of ['/ab', '/about-us/x']) {
    await page.goto(path);
    await page.waitForLoadState();
    await expect(page).toHaveURL(path);
  }
});
