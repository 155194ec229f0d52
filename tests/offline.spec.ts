import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { langs, languages } from '../src/languages.ts';
import { pathIn, routes } from '../src/routes.ts';
import { readsWithoutSignal } from '../src/worker/switch.ts';
import { offered } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expectKept, keptPaths, readOn, test } from './support/own-site.ts';
import { openPage } from './support/pages.ts';

test.skip(!readsWithoutSignal, 'src/worker/switch.ts is off');

test(
  'a first view starts no worker, and the first sign of a reader does',
  nightly,
  async ({ page, site }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(site.asked.filter((path) => /worker|offline/.test(path))).toEqual([]);
    await readOn(page);
    expect(site.asked).toContain('/worker.js');
  },
);

test('a page that was opened opens again without signal, with all that it showed', async ({
  page,
  site,
}) => {
  await page.goto('/about-us');
  await readOn(page);
  await expectKept(page, '/about-us', '/offline');
  const shown = () =>
    page.evaluate(() => {
      const loaded = [...document.images].filter(({ complete, naturalWidth }) => {
        return complete && naturalWidth > 0;
      });
      return {
        pictures: [...new Set(loaded.map(({ currentSrc }) => currentSrc))].sort(),
        heading: getComputedStyle(document.querySelector('h1') as Element).fontSize,
      };
    });
  await page.waitForLoadState('networkidle');
  const before = await shown();
  expect(before.pictures.length).toBeGreaterThan(1);
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/.*\.woff2$/) ?? []),
  );
  expect(fonts.length).toBeGreaterThan(1);
  await page.goto('/contact');
  const files = [...before.pictures, ...fonts].map((address) => new URL(address).pathname);
  await expectKept(page, ...files);
  site.signal = 'none';
  await page.goto('/about-us');
  // How near a picture must be to be asked for depends on how quick Chromium takes the line to be.
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  const day = page.locator('[data-kept] time');
  await expect(day).toHaveText(/^\d+\s\w+\s\d{4}$/);
  await expect(day).toBeVisible();
  await expect(day).toHaveAttribute('datetime', new RegExp(`^${site.startedOn}`));
  // More than before, when a picture further down was kept with the other page.
  await expect
    .poll(shown)
    .toEqual({ ...before, pictures: expect.arrayContaining(before.pictures) });
});

test(
  'with a good line nobody is told that a page is a copy, and news are seen at once',
  nightly,
  async ({ page, site }) => {
    await page.goto('/contact');
    await readOn(page);
    await expectKept(page, '/contact');
    site.instead.set(
      '/contact',
      '<!doctype html><html lang="en-IN"><title>News</title><h1>News</h1>',
    );
    await page.goto('/contact');
    await expect(page.locator('h1')).toHaveText('News');
    await page.goto('/about-us');
    await expect(page.locator('[data-kept]')).toBeHidden();
  },
);

test('a page has a second for itself before it is kept', nightly, async ({ page, site }) => {
  site.instead.delete('/worker.js');
  await page.goto('/contact');
  await readOn(page);
  await expectKept(page, '/contact');
  const asked = Date.now();
  await page.goto('/about-us');
  await expectKept(page, '/about-us');
  expect(Date.now() - asked).toBeGreaterThan(1000);
});

test('a page is asked for once, with the worker as without it', nightly, async ({ page, site }) => {
  await page.goto('/contact');
  await readOn(page);
  await expectKept(page, '/contact');
  const before = site.asked.length;
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await readOn(page);
  await expectKept(page, '/about-us');
  expect(site.asked.slice(before).filter((path) => path === '/about-us')).toHaveLength(1);
});

test(
  'styles of the pages that most visits lead through are there before them',
  nightly,
  async ({ page, site }) => {
    await page.goto('/about-us');
    expect(stylesAmong(site.asked)).toEqual(stylesOf(['about-us']));
    await readOn(page);
    const ahead = ['admissions', 'contact', 'courses', 'index', 'offline'];
    await expect
      .poll(async () => stylesAmong(await keptPaths(page)))
      .toEqual(expect.arrayContaining(stylesOf(ahead)));
    const before = site.asked.length;
    for (const address of ['/courses', '/admissions', '/']) await page.goto(address);
    // The styles of what is opened by a press come later, and once.
    const asked = stylesAmong(site.asked.slice(before));
    expect(asked.filter((path) => stylesOf(ahead).includes(path))).toEqual([]);
  },
);

/** The stylesheets among paths. */
function stylesAmong(paths: readonly string[]): string[] {
  return [...new Set(paths.filter((path) => path.endsWith('.css')))].sort();
}

/** The stylesheets that built pages name for browsers with scripts. */
function stylesOf(pages: readonly string[]): string[] {
  const html = pages
    .map((name) =>
      readFileSync(`dist/${name}.html`, 'utf8').replace(/<noscript>.*?<\/noscript>/gs, ''),
    )
    .join('');
  return stylesAmong(html.match(/\/assets\/[\w-]+\.css/g) ?? []);
}

test(
  'a line that gives no answer for three seconds gives way to the copy',
  nightly,
  async ({ page, site }) => {
    await page.goto('/contact');
    await readOn(page);
    await expectKept(page, '/contact');
    site.signal = 'silent';
    const asked = Date.now();
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-kept]')).toBeVisible();
    expect(Date.now() - asked).toBeGreaterThan(2900);
  },
);

test('without signal every spelling of a page leads to its copy', async ({ page, site }) => {
  const ampersand = '/courses/inter-&-vocational/intermediate-mpc';
  await page.goto('/about-us');
  await readOn(page);
  await page.goto(ampersand.replace('&', '%26'));
  await page.goto('/te');
  await expectKept(page, '/about-us', ampersand, '/te');
  site.signal = 'none';
  for (const address of [
    '/about-us/',
    '/about-us.html',
    '/About-Us',
    '//about-us',
    '/about-us).',
    '/about-us?fbclid=a',
    ampersand,
    ampersand.replace('&', '&amp;'),
    '/te/',
    '/te/index',
    '/te/index.html',
  ]) {
    await page.goto(`${site.address}${address}`);
    await expect(page.locator('[data-kept]'), address).toBeVisible();
  }
});

test('a course that was opened can be read with its criteria and the costs', async ({
  page,
  site,
}) => {
  const section = '/courses/inter-&-vocational';
  await page.goto(`${section}/intermediate-curriculum`);
  await readOn(page);
  const along = [`${section}/about-intermediate`, `${section}/intermediate-requirements`];
  await expectKept(page, ...along, '/admissions/costs');
  expect(await keptPaths(page)).not.toContain(`${section}/intermediate-mpc`);
  site.signal = 'none';
  for (const path of [...along, '/admissions/costs']) {
    await page.goto(path);
    await expect(page.locator('[data-kept] time')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    const rules = (link: HTMLLinkElement) => link.sheet?.cssRules.length;
    expect(await page.locator('link[rel="stylesheet"]').first().evaluate(rules)).toBeTruthy();
  }
});

for (const lang of langs) {
  test(
    `in ${lang} a page that was never opened gives way to the offline page`,
    lang === 'te' ? {} : nightly,
    async ({ page, site }) => {
      const [visited, asked] = [pathIn(lang, '/contact'), pathIn(lang, '/courses/master')];
      await page.goto(visited);
      await readOn(page);
      await expectKept(page, visited, pathIn(lang, '/offline'));
      const title = (await page.title()).split(' | ')[0] ?? '';
      site.signal = 'none';
      await page.goto(`${asked}?from=a&b`);
      await expect(page.locator('html')).toHaveAttribute('lang', languages[lang].tag);
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('[data-kept-pages] a')).toHaveText([title]);
      await expect(page.locator('[data-kept-pages] a')).toHaveAttribute('href', visited);
      site.signal = 'good';
      await page.locator(`main a[href^="${asked}"]`).click();
      await expect(page.locator('main article').first()).toBeVisible();
      expect(page.url()).toBe(`${site.address}${asked}?from=a&b`);
    },
  );
}

test('the finder answers without signal once it was opened', nightly, async ({ page, site }) => {
  await openPage(page, '/courses/what-can-i-study');
  await readOn(page);
  await expectKept(page, '/courses/what-can-i-study');
  // Files that were loading while the worker started are reported when the page is left.
  await page.goto('/contact');
  const react = readdirSync('dist/assets').filter((name) => /^(hydrate|react).*\.js$/.test(name));
  expect(react.length).toBeGreaterThan(1);
  await expectKept(page, ...react.map((name) => `/assets/${name}`));
  site.signal = 'none';
  await page.goto('/courses/what-can-i-study');
  await page.locator('main input[value="class-10"]').check();
  await expect(page.locator('#result article')).toHaveCount(offered.length);
});

test(
  'a page that was left at its first touch is kept all the same',
  nightly,
  async ({ page, site }) => {
    await page.goto('/facilities');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await readOn(page);
    await expectKept(page, '/facilities', '/contact');
    site.signal = 'none';
    await page.goto('/facilities');
    await expect(page.locator('[data-kept]')).toBeVisible();
  },
);

test('errors, moved addresses and documents are not kept', nightly, async ({ page, site }) => {
  site.instead.set('/facilities', 500);
  await page.goto('/contact');
  await readOn(page);
  await expectKept(page, '/contact');
  for (const address of [
    '/no-such-page',
    '/admission',
    '/facilities',
    '/courses?category=bachelor',
  ]) {
    await page.goto(address);
  }
  await page.evaluate(() => fetch('/docs/fee-structure.pdf'));
  await expectKept(page, '/admissions', '/courses');
  const paths = await keptPaths(page);
  const files = /^\/(assets|pictures|patterns|icons|codes)\//;
  expect(paths.filter((path) => !files.test(path)).sort()).toEqual([
    '/admissions',
    '/contact',
    '/courses',
    '/offline',
  ]);
});

test('an error is shown whole, however often it comes', nightly, async ({ page, site }) => {
  // While the worker passed errors on as they came, Chromium 150 left one in about thirty blank.
  site.instead.set('/facilities', 500);
  await page.goto('/contact');
  await readOn(page);
  for (let visit = 0; visit < 20; visit += 1) {
    await page.goto('/facilities', { timeout: 15_000 });
    await expect(page.getByText('End of the error')).toBeAttached();
    await page.goto('/contact');
  }
});

test('at most 60 pages and 15 MB are kept, the latest of them', nightly, async ({ page, site }) => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const pictures = Array.from({ length: 20 }, (_, number) => `/pictures/large-${number}.svg`);
  for (const picture of pictures) site.instead.set(picture, megabyte);
  await page.goto('/contact');
  await readOn(page);
  await expectKept(page, '/contact');
  const all = langs.flatMap((lang) => routes.map(({ path }) => pathIn(lang, path)));
  const pages = all.filter((path) => !path.endsWith('/offline')).slice(0, 70);
  for (const path of pages) {
    await page.evaluate((data) => navigator.serviceWorker.controller?.postMessage(data), {
      pages: [site.address + path],
      files: [],
    });
  }
  const keptPages = async () => (await keptPaths(page)).filter((path) => all.includes(path));
  await expect.poll(async () => (await keptPages()).includes(pages.at(-1) ?? '')).toBe(true);
  await expect
    .poll(async () => (await keptPages()).filter((path) => !path.endsWith('/offline')).length)
    .toBe(60);
  const bytes = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const answers = await Promise.all(stores.map((store) => store.matchAll()));
      const sizes = await Promise.all(answers.flat().map(async (one) => (await one.blob()).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    });
  const tell = (files: string[]) =>
    page.evaluate((data) => navigator.serviceWorker.controller?.postMessage(data), {
      pages: [],
      files: files.map((path) => site.address + path),
    });
  await tell(pictures.slice(0, 13));
  await expect.poll(bytes).toBeGreaterThan(13 * 1024 * 1024);
  // The oldest go for them: once these are kept, all were.
  await tell(pictures.slice(13));
  await expectKept(page, ...pictures.slice(13));
  await expect.poll(bytes).toBeLessThanOrEqual(15 * 1024 * 1024);
  expect((await keptPages()).length).toBeGreaterThan(50);
});

test('a deploy clears what was kept of the release before', nightly, async ({ page, site }) => {
  await page.goto('/contact');
  await readOn(page);
  await expectKept(page, '/contact');
  site.deploy();
  await page.goto('/about-us');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['site-released']);
  await readOn(page);
  await expectKept(page, '/about-us');
  expect(await keptPaths(page)).not.toContain('/contact');
});

test('the policy lets this one worker start, and no other', nightly, async ({ page }) => {
  await page.goto('/contact');
  await readOn(page);
  const outcome = await page.evaluate(async () => {
    const types = Reflect.get(window, 'trustedTypes');
    const tried = (action: () => unknown) =>
      Promise.resolve()
        .then(action)
        .then(
          () => 'allowed',
          () => 'stopped',
        );
    return {
      address: await tried(() => navigator.serviceWorker.register('/assets/other.js')),
      policy: await tried(() => types.createPolicy('other', {})),
      again: await tried(() => types.createPolicy('worker', {})),
      worker: await tried(() => new Worker('/worker.js')),
    };
  });
  expect(outcome).toEqual({
    address: 'stopped',
    policy: 'stopped',
    again: 'stopped',
    worker: 'stopped',
  });
});
