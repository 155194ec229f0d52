import { expect, type Page, type Route, test } from '@playwright/test';
import { launchBrowser } from './support/browser.ts';
import { content } from './support/content.ts';
import { holdIslands, islandScript } from './support/held-islands.ts';
import { complaints, contentWidth, islandsReady, touchIslands } from './support/pages.ts';
import { templates } from './support/templates.ts';

// Many of these walk over all templates.
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
    await expect(page.locator('main li:visible article')).toHaveCount(1);
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
    await expect(page.locator('#result article')).toHaveCount(9);
  },
  '/courses/compare': async (page) => {
    await page.locator('main input[value="bpt"]').uncheck();
    await expect(page).toHaveURL(/show=gnm/);
  },
};

/** Counts how often the page itself is loaded. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('scripts that do not arrive', () => {
  test('are not needed to read', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const address of templates) {
      await page.goto(address);
      await expect.soft(page.locator('h1'), address).toBeVisible();
      const text = await page.locator('main').innerText();
      expect.soft(text.length, address).toBeGreaterThan(100);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main h2, main h3, main p')]
          .filter((text) => text.closest('dialog, details, [hidden], .visually-hidden') === null)
          .filter((text) => Number(getComputedStyle(text).opacity) < 0.5)
          .map((text) => text.textContent),
      );
      expect.soft(hidden, address).toEqual([]);
    }
  });

  test('the menu and a question open all the same', async ({ page }) => {
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
});

/** Counts how often the page missed the script of its islands. */
function misses(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (message.text().includes('dynamically imported module')) count += 1;
  });
  return () => count;
}

test.describe('a file that is gone after a deploy', () => {
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });

  /** The page reloads in the same breath as it misses the script, or never. */
  async function expectMisses(page: Page, missed: () => number, times: number) {
    await expect.poll(missed).toBe(times);
    await page.waitForTimeout(300);
  }

  test('is mended by one reload', async ({ page }) => {
    const count = loads(page);
    await page.route(islandScript, gone, { times: 1 });
    await page.goto('/contact#write');
    await expect.poll(count).toBe(2);
    await islandsReady(page);
    expect(count()).toBe(2);
  });

  test('that stays gone costs one reload and no more', async ({ page }) => {
    const count = loads(page);
    const missed = misses(page);
    await page.route(islandScript, gone);
    await page.goto('/contact#write');
    await expectMisses(page, missed, 2);
    expect(count()).toBe(2);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  });

  test('never costs what somebody has typed', async ({ page }) => {
    const count = loads(page);
    const missed = misses(page);
    const release = await holdIslands(page, gone);
    await page.goto('/contact', { waitUntil: 'load' });
    const field = page.locator('main form input[type="text"], main form input').first();
    await field.fill('Lakshmi');
    await release();
    await expectMisses(page, missed, 1);
    expect(count()).toBe(1);
    await expect(field).toHaveValue('Lakshmi');
  });

  test('never costs an answer that was chosen', async ({ page }) => {
    const count = loads(page);
    const missed = misses(page);
    await page.route(islandScript, gone);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLInputElement>('main input[type="radio"]')?.click();
      });
    });
    await page.goto('/courses/what-can-i-study');
    await expectMisses(page, missed, 1);
    expect(count()).toBe(1);
    await expect(page.locator('main input[type="radio"]').first()).toBeChecked();
  });

  test('is mended where all boxes are ticked from the start', async ({ page }) => {
    const count = loads(page);
    await page.route(islandScript, gone, { times: 1 });
    await page.goto('/courses/compare');
    await touchIslands(page);
    await expect.poll(count).toBe(2);
    await islandsReady(page);
    expect(count()).toBe(2);
  });

  test('does not throw an offline visitor out of the page', async ({ page, context }) => {
    const count = loads(page);
    const missed = misses(page);
    const release = await holdIslands(page, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact', { waitUntil: 'load' });
    await context.setOffline(true);
    await release();
    await expectMisses(page, missed, 1);
    expect(count()).toBe(1);
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
  for (const [name, spoil] of Object.entries(states)) {
    test(`that is ${name} breaks no page`, async ({ page }) => {
      const found = complaints(page);
      await page.addInitScript(spoil);
      for (const address of templates) {
        await page.goto(address);
        await islandsReady(page);
      }
      for (const address of ['/privacy-policy', '/terms-and-conditions']) {
        await page.goto(address);
        const box = page.getByRole('checkbox');
        await expect(box).not.toBeChecked();
        await box.check();
        await expect(box).toBeChecked();
      }
      expect(found).toEqual([]);
    });
  }
});

test('a browser that tells of no idle time, such as Safari, shows everything', async ({ page }) => {
  const found = complaints(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  for (const address of templates) {
    await page.goto(address);
    await islandsReady(page);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: content.home.statistics.label })).toContainText(
    '1,00,000',
  );
  expect(found).toEqual([]);
});

for (const [address, act] of Object.entries(withIslands)) {
  test(`${address} survives a translation that rewrites its text before the scripts run`, async ({
    page,
  }) => {
    const errors = complaints(page);
    const release = await holdIslands(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        text.replaceWith(font);
        font.firstElementChild?.append(text);
      }
    });
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

test('pictures that do not arrive leave every page where it is', async ({ page }) => {
  await page.route(/\/(pictures|patterns|share)\//, (route) => route.abort());
  for (const address of templates) {
    await page.goto(address);
    const { moved, unnamed, unsized } = await page.evaluate(async () => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const pictures = [...document.images];
      return {
        moved,
        unnamed: pictures.filter((picture) => !picture.hasAttribute('alt')).length,
        unsized: pictures.filter(({ attributes }) => !attributes.getNamedItem('width')).length,
      };
    });
    expect.soft({ unnamed, unsized }, address).toEqual({ unnamed: 0, unsized: 0 });
    expect.soft(moved, address).toBeLessThan(0.001);
  }
});

test.describe('people who see and move otherwise', () => {
  test('nothing moves for those who ask for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of templates) {
      await page.goto(address);
      await islandsReady(page);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            return playState === 'running' && Number(effect?.getTiming().duration) > 1;
          })
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      );
      expect(moving, address).toEqual([]);
    }
  });

  test('with forced colours the focus can be seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const address of templates) {
      await page.goto(address);
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return 'none asked';
          // A hidden box shows its focus on its label, a card's link on the whole card.
          const places: [Element | null, string?][] = [
            [focused],
            [focused, '::after'],
            [focused.closest('label')],
            [focused.closest('article, li')],
            [focused.nextElementSibling],
          ];
          const shown = places.some(([element, pseudo]) => {
            const style = element && getComputedStyle(element, pseudo);
            return style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
          });
          return shown ? 'seen' : focused.outerHTML;
        });
        expect(outline, address).toMatch(/^(seen|none asked)$/);
      }
    }
  });

  test('with letters twice as large a phone scrolls in one direction only', async ({ baseURL }) => {
    // What a visitor sets in the browser, which a style sheet could not play.
    const browser = await launchBrowser(['--blink-settings=defaultFontSize=32']);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const wide: string[] = [];
    for (const address of templates) {
      await page.goto(`${baseURL}${address}`);
      const width = await contentWidth(page);
      if (width > 390) wide.push(`${address}: ${width}`);
    }
    await browser.close();
    expect(wide).toEqual([]);
  });
});

test.describe('text spacing', () => {
  // The style that WCAG 1.4.12 asks for comes from outside, as a visitor's own would.
  test.use({ bypassCSP: true });

  test('as wide as WCAG 1.4.12 asks cuts no text', async ({ page }) => {
    for (const address of templates) {
      await page.goto(address);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`,
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('body *')]
            .filter((element) => {
              const { overflowX, overflowY, clipPath } = getComputedStyle(element);
              if (!/hidden|clip/.test(overflowX + overflowY) || clipPath !== 'none') return false;
              if (element.closest('.visually-hidden, [inert], [aria-hidden="true"]')) return false;
              const text = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              );
              return (
                text &&
                (element.scrollHeight > element.clientHeight + 2 ||
                  element.scrollWidth > element.clientWidth + 2)
              );
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        expect(cut, `${address} at ${width}`).toEqual([]);
        expect(await contentWidth(page), `${address} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('every kind of page comes back from the back-forward cache as it was', async ({ baseURL }) => {
  const browser = await launchBrowser([], ['--disable-back-forward-cache']);
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const lost: string[] = [];
  // Browsers keep no answer other than 200.
  for (const address of templates.filter((one) => one !== '/no-such-page')) {
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

test('on paper every page keeps its text and drops what can only be clicked', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const address of templates) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator('body > footer p', { hasText: /^\+91 .*@/ })).toBeVisible();
    await expect(page.locator('body > footer').getByText(/The office is/)).toBeHidden();
    for (const form of await page.locator('main form').all()) await expect(form).toBeHidden();
    for (const answer of await page.locator('details > div').all()) {
      expect((await answer.boundingBox())?.height, address).toBeGreaterThan(10);
    }
    const faint = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(faint.color, address).not.toBe(faint.backgroundColor);
  }
  await page.goto('/courses/bachelor/bpt/bpt-curriculum');
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test('somebody whose machine has no mail program still finds address and number', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('main')).toContainText(/\S+@\S+\.\S+/);
  await expect(page.locator('main')).toContainText(/\+91[\s\d]{10,}/);
});
