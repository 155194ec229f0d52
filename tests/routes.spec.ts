import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { firstLang, langOf, langs, routes } from '../src/routes.ts';
import { addresses, builtPages, complaints, islandsReady, smallTargets } from './support/pages.ts';

for (const address of addresses) {
  test(`${address} answers, is well formed and accessible`, async ({ page, baseURL }) => {
    // Measured at rest: a headline that is just fading in has no contrast of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = complaints(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(address.endsWith('/no-such-page') ? 404 : 200);
    await islandsReady(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await headingJumps(page)).toEqual([]);
    // A translation has the same layout; its longer words tell most on a phone.
    for (const width of langOf(address) === firstLang ? [1280, 390] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(found).toEqual([]);
    expect(page.url()).toBe(new URL(address, baseURL).href);
  });
}

/** Headings that skip a level, such as an h4 right under an h2. */
function headingJumps(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('dialog'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }));
    return levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1 && index > 0)
      .map(({ level, text }) => `h${level}: ${text}`);
  });
}

test('each page has a title and a description of its own', () => {
  const heads = builtPages().map(({ name, html }) => ({
    name,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
  }));
  expect(heads.length).toBe((routes.length + 1) * langs.length);
  for (const field of ['title', 'description'] as const) {
    const values = heads.map((head) => head[field]);
    expect(values.filter((value) => !value)).toEqual([]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('no page holds an inline script, style or handler', () => {
  const faults = builtPages().flatMap(({ name, html }) =>
    [
      ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>/g),
      ...html.matchAll(/<style[\s>]/g),
      ...html.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="/g),
    ].map(([match]) => `${name}: ${match}`),
  );
  expect(faults).toEqual([]);
});

test('a page without islands asks for no React', () => {
  const without = builtPages().filter(({ html }) => !html.includes('data-island='));
  expect(without.length).toBeGreaterThan(25);
  for (const { html } of without) expect(html).not.toContain('/assets/islands-');
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of addresses) {
    test(`${address} reads and leads on`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(100);
      await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+\d+$/);
      expect(await page.locator('footer a[href^="https://wa.me/"]').count()).toBeGreaterThan(0);
    });
  }
});

test('no page stores a cookie or asks another server for anything', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const address of addresses) await page.goto(address, { waitUntil: 'load' });
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  expect(await page.context().cookies()).toEqual([]);
});
