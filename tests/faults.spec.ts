import { readdirSync, readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { defaultLang } from '../src/languages.ts';
import { langOf } from '../src/routes.ts';
import { launchWithCache } from './support/browser.ts';
import { content, offered } from './support/content.ts';
import { holdIslands, islandScript } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import {
  builtPages,
  complaints,
  islandsReady,
  layoutShift,
  touchIslands,
} from './support/pages.ts';
import { countMisses, countReloads, expectMisses } from './support/reloads.ts';
import { templates } from './support/templates.ts';
import { expect, expectErrors, type Page, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// Some of these walk over all templates.
test.describe.configure({ timeout: 180_000 });

/** Pages with islands, what somebody does on each, and what then answers. */
const withIslands: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
  '/courses': async (page) => {
    await page.locator('main select').selectOption('iit');
    const found = content.courses.courses.filter(({ category }) => category === 'iit');
    await expect(page.locator('main li:visible article')).toHaveCount(found.length);
  },
  '/contact': async (page) => {
    await page.locator('#write button[type="submit"]').click();
    await expect(page.locator('#write [aria-invalid="true"]')).toHaveCount(4);
  },
  '/admissions': async (page) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.locator('#enquiry button[type="submit"]').click();
    await expect(page.locator('#enquiry [aria-invalid="true"]')).toHaveCount(4);
  },
  '/courses/what-can-i-study': async (page) => {
    await page.locator('main input[value="class-10"]').check();
    await expect(page.locator('#result article')).toHaveCount(offered.length);
  },
};

/** Expects every kind of page to be read in whole, as it is without its scripts and pictures. */
async function expectReadable(page: Page, alsoThere: (address: string) => Promise<void>) {
  for (const address of templates) {
    await page.goto(address);
    await expect.soft(page.locator('h1'), address).toBeVisible();
    const { ready, letters, hidden } = await page.evaluate(() => ({
      ready: document.querySelectorAll('[data-ready]').length,
      letters: document.querySelector('main')?.innerText.length,
      hidden: [...document.querySelectorAll('main h2, main h3, main p')]
        .filter((text) => text.closest('dialog, details, [hidden], .visually-hidden') === null)
        .filter((text) => Number(getComputedStyle(text).opacity) < 0.5)
        .map((text) => text.textContent),
    }));
    expect.soft({ ready, hidden }, address).toEqual({ ready: 0, hidden: [] });
    expect.soft(letters, address).toBeGreaterThan(100);
    await alsoThere(address);
  }
}

/** From now on nothing is fetched whose address is like one of these. */
async function block(page: Page, ...urls: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls });
}

test.describe('scripts that are switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('are not needed to read', ({ page }) => expectReadable(page, async () => {}));
});

test('scripts and pictures that do not arrive are not needed to read, and leave all in place', async ({
  page,
}) => {
  await block(page, '*.js', '*/pictures/*', '*/patterns/*', '*/share/*');
  await expectReadable(page, async (address) => {
    const { shown, unnamed, unsized } = await page.evaluate(() => {
      const pictures = [...document.images].filter(({ src }) => src.includes('/pictures/'));
      return {
        shown: pictures.filter(({ naturalWidth }) => naturalWidth > 0).length,
        unnamed: pictures.filter((picture) => !picture.hasAttribute('alt')).length,
        unsized: pictures.filter((picture) => !picture.hasAttribute('width')).length,
      };
    });
    expect.soft({ shown, unnamed, unsized }, address).toEqual({ shown: 0, unnamed: 0, unsized: 0 });
    expect.soft(await layoutShift(page), address).toBeLessThan(0.001);
  });
});

test.describe('a page that arrives in two parts', nightly, () => {
  // The test writes the parts itself.
  test.use({ bypassCSP: true });

  /** Shows a page up to `cut`, waits until that is drawn, then shows the rest. */
  async function arriveInTwo(page: Page, address: string, cut: (html: string) => number) {
    const html = await (await page.request.get(address)).text();
    expect(cut(html), 'the place to cut').toBeGreaterThan(0);
    await page.goto(address);
    await page.evaluate(
      async ([first = '', rest = '']) => {
        document.open();
        document.write(first);
        const header = document.querySelector('header');
        while (!header || getComputedStyle(header).position !== 'sticky') {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        document.write(rest);
        document.close();
      },
      [html.slice(0, cut(html)), html.slice(cut(html))],
    );
  }

  test('does not move where the header was cut', async ({ page }) => {
    await arriveInTwo(page, '/contact', (html) => html.indexOf('</li>', html.indexOf('id="menu"')));
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  /** Places in which a page is cut: before what this finds. */
  const cuts: Record<string, RegExp[]> = {
    // Before the slides, the first of them and the second.
    '/': [/<div class="_slides_/, /<div class="_slide_/, /<div class="_slide_[^"]*_room/],
    '/contact': [/<p class="lead"/, /<div class="cluster _actions/],
    '/courses/bachelor/bpt/bpt-curriculum': [/<article/, /<table/],
  };
  for (const [address, places] of Object.entries(cuts)) {
    for (const width of [390, 768, 1280]) {
      test(`does not move where ${address} was cut, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        for (const place of places) {
          await arriveInTwo(page, address, (html) => html.search(place));
          await expect(page.locator('main > *').nth(1)).toBeVisible();
          expect.soft(await layoutShift(page), `${place}`).toBeLessThan(0.001);
        }
      });
    }
  }
});

test('without its scripts the menu and a question open all the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.locator('main details').last();
  await question.locator('summary').click();
  await expect(question).toHaveJSProperty('open', true);
});

test.describe('a file that is gone after a deploy', () => {
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  const missingModule = /Failed to fetch dynamically imported module/;

  test('is fixed by one reload', async ({ page }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    await page.route(islandScript, gone, { times: 1 });
    await page.goto('/contact');
    await touchIslands(page);
    await expect.poll(reloads).toBe(1);
    await islandsReady(page);
    expect(reloads()).toBe(1);
  });

  test('that stays gone costs one reload and no more', async ({ page }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    const missed = countMisses(page);
    await page.route(islandScript, gone);
    await page.goto('/contact');
    const reload = page.waitForEvent('load');
    await touchIslands(page);
    await reload;
    await touchIslands(page);
    await expectMisses(page, missed, 2);
    expect(reloads()).toBe(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  });

  test('never costs what somebody has typed', async ({ page }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    const missed = countMisses(page);
    const release = await holdIslands(page, gone);
    await page.goto('/contact', { waitUntil: 'load' });
    const field = page.locator('main form input[type="text"], main form input').first();
    await field.fill('Lakshmi');
    await release();
    await expectMisses(page, missed, 1);
    expect(reloads()).toBe(0);
    await expect(field).toHaveValue('Lakshmi');
  });

  test('never costs an answer that was chosen', nightly, async ({ page }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    const missed = countMisses(page);
    await page.route(islandScript, gone);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLInputElement>('main input[type="radio"]')?.click();
      });
    });
    await page.goto('/courses/what-can-i-study');
    await expectMisses(page, missed, 1);
    expect(reloads()).toBe(0);
    await expect(page.locator('main input[type="radio"]').first()).toBeChecked();
  });

  test('is fixed where a list has a choice from the start', nightly, async ({ page }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    await page.route(islandScript, gone, { times: 1 });
    await page.goto('/admissions/costs');
    await touchIslands(page);
    await expect.poll(reloads).toBe(1);
    await islandsReady(page);
    expect(reloads()).toBe(1);
  });

  test('does not throw an offline visitor out of the page', async ({ page, context }) => {
    expectErrors(page, missingModule);
    const reloads = await countReloads(page);
    const missed = countMisses(page);
    const release = await holdIslands(page, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact', { waitUntil: 'load' });
    await context.setOffline(true);
    await release();
    await expectMisses(page, missed, 1);
    expect(reloads()).toBe(0);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('storage', () => {
  const states: Record<string, () => void> = {
    forbidden: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    },
    corrupt: () => {
      localStorage.setItem('privacyPolicyConsent', '{bad');
      localStorage.setItem('termsConditionsConsent', 'TRUE');
    },
  };
  const keepers = readdirSync('dist/assets')
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /localStorage\b|indexedDB|\.cookie\b/.test(readFileSync(`dist/assets/${name}`, 'utf8')),
    );
  const keeping = builtPages().filter(({ html }) => keepers.some((name) => html.includes(name)));

  test('is used by pages with ticks that stay, and by no other', () => {
    const named = keepers.filter((name) => keeping.some(({ html }) => html.includes(name)));
    expect(named).toEqual(keepers);
    const ticking = builtPages().filter(({ html }) => html.includes('data-remember='));
    expect(keeping).toEqual(ticking);
    expect(keeping.length).toBeGreaterThan(3);
  });

  test('of the tab is used by what keeps drafts, and by nothing else', () => {
    const ofTab = readdirSync('dist/assets').filter(
      (name) =>
        name.endsWith('.js') &&
        readFileSync(`dist/assets/${name}`, 'utf8').includes('sessionStorage'),
    );
    expect(ofTab).toHaveLength(1);
    expect(readFileSync(`dist/assets/${ofTab[0]}`, 'utf8')).toContain('typed-');
  });

  for (const [name, spoil] of Object.entries(states)) {
    test(`that is ${name} breaks no page`, name === 'full' ? nightly : {}, async ({ page }) => {
      const found = complaints(page);
      await page.addInitScript(spoil);
      // A translation keeps the same ticks.
      for (const { name } of keeping.filter(({ name }) => langOf(`/${name}`) === defaultLang)) {
        await page.goto(`/${name.replace(/\.html$/, '')}`);
        for (const box of await page.locator('[data-remember]:visible').all()) {
          await expect(box).not.toBeChecked();
          await box.check();
          await expect(box).toBeChecked();
        }
      }
      expect(found).toEqual([]);
    });
  }
});

test('a form that is scrolled to starts without a touch', nightly, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('#write [data-ready]')).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await page.locator('#write form').scrollIntoViewIfNeeded();
  await expect(page.locator('#write [data-ready]')).toHaveCount(1);
});

for (const [address, act] of Object.entries(withIslands)) {
  // One page with slides and one with a form; the others each night.
  const when = address === '/admissions' ? {} : nightly;
  const name = `${address} survives a translation that rewrites its text before the scripts run`;
  test(name, when, async ({ page }) => {
    const errors = complaints(page);
    const release = await holdIslands(page);
    await page.goto(address, { waitUntil: 'load' });
    await translate(page);
    await release();
    await islandsReady(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(
      await page.locator('main').evaluate((main) => (main as HTMLElement).innerText.length),
    ).toBeGreaterThan(200);
    await act(page);
    expect(errors).toEqual([]);
  });
}

test('on a slow connection the page is there long before its scripts, and a click waits for them', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('[data-island][data-ready]').count()).toBe(0);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 20_000 });
});

test('pages come back from the back-forward cache as they were', nightly, async ({ baseURL }) => {
  const browser = await launchWithCache();
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const lost: string[] = [];
  // Scripts decide whether a page enters the back-forward cache: test one page per script set.
  const bySet = new Map(
    builtPages()
      // Browsers keep no answer other than 200.
      .filter(({ name }) => !name.endsWith('404.html'))
      .map(({ name, html }) => [
        html.match(/\/assets\/[\w-]+\.js/g)?.join(),
        `/${name.replace(/(index)?\.html$/, '')}`,
      ]),
  );
  expect(bySet.size).toBeGreaterThan(9);
  for (const address of bySet.values()) {
    await page.goto(`${baseURL}${address}`, { waitUntil: 'load' });
    await page.goto(`${baseURL}/robots.txt`);
    // page.goBack() waits for a load that a kept page does not have.
    // Later, so that the page that is asked to leave can still answer.
    await page.evaluate(() => setTimeout(() => history.back()));
    await page.waitForURL(`${baseURL}${address}`, { waitUntil: 'commit' });
    const kept = await page
      .waitForFunction(() => document.documentElement.dataset['persisted'] === 'true', null, {
        timeout: 3000,
      })
      .catch(() => undefined);
    if (!kept) lost.push(address);
  }
  await browser.close();
  expect(lost).toEqual([]);
});
