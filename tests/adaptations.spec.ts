import type { CDPSession } from '@playwright/test';
import { newAccessibilityFaults } from './support/accessibility.ts';
import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { openPage } from './support/pages.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

const { shell } = edition.words;
const officeState = new RegExp(`${shell.footer.open}|${shell.footer.closed}`);

/** People see, move and read otherwise: one load of each page, and their settings one by one. */
let page: Page;
let session: CDPSession;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  session = await page.context().newCDPSession(page);
});
test.afterAll(() => page.close());
test.afterEach(async () => {
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    reducedMotion: null,
    forcedColors: null,
  });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

/** Tried on each change: the pages with the most kinds of parts. All templates follow each night. */
const everyDay: readonly string[] = [
  '/',
  '/admissions',
  '/courses/what-can-i-study',
  '/courses/bachelor/bpt/bpt-curriculum',
];

for (const address of templates) {
  const when = everyDay.includes(address) ? {} : nightly;
  test(`${address} adapts to stillness, night, own colours and paper`, when, async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    expect.soft(await page.evaluate(movingParts), 'moving').toEqual([]);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect
        .soft(Math.max(...(ground.match(/\d+/g) ?? ['255']).map(Number)), ground)
        .toBeLessThan(80);
      expect.soft(await newAccessibilityFaults(page), `by night at ${width}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    expect.soft(await newAccessibilityFaults(page), 'by night, with more contrast').toEqual([]);
    await page.emulateMedia({ colorScheme: null, contrast: null });

    for (const forcedColors of [null, 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      // From here on the browser shows the focus, as for everybody who uses a keyboard.
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(unseenFocus), `focus, colours ${forcedColors}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: null });

    await page.emulateMedia({ media: 'print' });
    await expectPaper(page);
  });
}

test('the menu opens below the button that closes it, however large the letters', async () => {
  for (const [width, standard] of [
    [320, 20],
    [412, 24],
    [390, 32],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/te');
    const toggle = page.locator('header button[popovertarget]');
    await toggle.click();
    const menu = await page.locator('#menu').boundingBox();
    const button = await toggle.boundingBox();
    expect.soft(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  }
});

test('a printed page says where it comes from, and when it was printed', async () => {
  for (const path of ['/', '/contact', '/te/courses/ladder']) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const mark = page.locator('body > [data-address]');
    const { host } = new URL(content.site.origin);
    await expect(mark).toHaveAttribute('data-address', `${host}${path}`);
    await expect(mark.locator('[data-today]')).toHaveText(/\d{4}/);
    const code = await page.request.get((await mark.locator('img').getAttribute('src')) ?? '');
    expect(code.headers()['content-type']).toBe('image/svg+xml');
    await page.emulateMedia({ media: null });
  }
});

test('a page can be printed to a file', async () => {
  await page.goto('/courses/bachelor/bpt/bpt-curriculum');
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

/** Elements with a running animation. Runs in the page, as the next functions do. */
function movingParts() {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      return playState === 'running' && Number(effect?.getTiming().duration) > 1;
    })
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80));
}

/** Everything that takes the focus and does not show it. */
function unseenFocus(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return false;
      // A hidden box shows its focus on its label, a card's link on the whole card.
      const places: [Element | null, string?][] = [
        [element],
        [element, '::after'],
        [element.closest('label')],
        [element.closest('article, li')],
        [element.nextElementSibling],
      ];
      return !places.some(([place, pseudo]) => {
        const style = place && getComputedStyle(place, pseudo);
        return style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
      });
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** On paper a page keeps its text and drops what can only be clicked. */
async function expectPaper(page: Page): Promise<void> {
  await expect.soft(page.locator('h1')).toBeVisible();
  const pictures = page.locator('main').locator('picture, .arrow-link').filter({ visible: true });
  await expect.soft(pictures).toHaveCount(0);
  await expect.soft(page.getByRole('navigation', { name: shell.dock.label })).toBeHidden();
  await expect.soft(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect.soft(page.locator('body > footer p', { hasText: /^\+91 .*@/ })).toBeVisible();
  await expect.soft(page.locator('body > footer').getByText(officeState)).toBeHidden();
  const { forms, folded, colour, paper } = await page.evaluate(() => ({
    forms: [...document.querySelectorAll('main form')].filter((form) => form.checkVisibility()),
    folded: [...document.querySelectorAll('details > div')]
      .filter((answer) => answer.getBoundingClientRect().height <= 10)
      .map(({ textContent }) => textContent),
    colour: getComputedStyle(document.body).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  expect.soft(forms).toEqual([]);
  expect.soft(folded).toEqual([]);
  expect.soft(colour).not.toBe(paper);
}
