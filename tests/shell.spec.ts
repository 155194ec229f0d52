import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';

const { words } = edition;
const { shell } = words;

const { quickLinks } = content.site.footer;
const titleOf = (path: string) => quickLinks.find((link) => link.path === path)?.title ?? '';
const phone = { width: 390, height: 844 };

test('the menu opens behind a toggle below 1280 pixels and lies open above', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  for (const name of ['Home', 'About Us', 'Facilities', 'Courses', 'Contact']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('Escape and a click outside close the menu', nightly, async ({ page }) => {
    await page.goto('/examinations');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(200, 700);
    await expect(menu).toBeHidden();
  });

  test('a link in the menu closes it, even one to the same page', nightly, async ({ page }) => {
    await page.goto('/about-us');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(menu).toBeHidden();
  });

  test('Call, Chat and Apply stay at the bottom', async ({ page }) => {
    await page.goto('/facilities');
    const dock = page.getByRole('navigation', { name: shell.dock.label });
    await expect(dock.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/);
    await expect(dock.getByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    await expect(dock.getByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      '/admissions#enquiry',
    );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(dock).toBeInViewport();
  });

  test('an open menu has Call and Chat in place of the bar at the bottom', async ({ page }) => {
    await page.goto('/facilities');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: shell.dock.label })).toBeHidden();
    const menu = page.locator('#menu');
    for (const name of ['Call Now', 'Chat Now', shell.dock.apply]) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
  });

  for (const address of ['/facilities', '/te/facilities']) {
    test(
      `the footer of ${address} is about one screen, with its links in folds`,
      address.startsWith('/te') ? {} : nightly,
      async ({ page }) => {
        await page.goto(address);
        const footer = page.getByRole('contentinfo');
        const { height } = (await footer.boundingBox()) ?? { height: Number.NaN };
        expect(height).toBeLessThanOrEqual(900);
        const links = footer.locator('details a');
        await expect(links.first()).toBeHidden();
        for (const summary of await footer.locator('summary').all()) await summary.click();
        for (const link of await links.all()) await expect(link).toBeVisible();
      },
    );
  }
});

for (const address of ['/facilities', '/te/facilities']) {
  test(
    `on wide screens the footer of ${address} is low and its links lie open`,
    address.startsWith('/te') ? {} : nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      const footer = page.getByRole('contentinfo');
      const { height } = (await footer.boundingBox()) ?? { height: Number.NaN };
      // Six tenths of the screen: hours, name and notes may each need a line more.
      expect(height).toBeLessThanOrEqual(540);
      for (const link of await footer.locator('details a').all()) await expect(link).toBeVisible();
      await expect(footer.locator('summary').first()).toBeHidden();
    },
  );
}

test.describe('on a phone without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the menu opens and leads to a page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL('/contact');
  });

  test('the folds of the footer open and lead to a page', nightly, async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'Quick Links' }).click();
    await footer.getByRole('link', { name: titleOf('/safety') }).click();
    await expect(page).toHaveURL('/safety');
  });
});

for (const address of ['/facilities', '/te/facilities']) {
  test(
    `on ${address} letters of twice the size lie on nothing`,
    address.startsWith('/te') ? {} : nightly,
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address);
      const tooWide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return [...document.querySelectorAll('header > div > *, main .display')]
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth)
          .map(({ outerHTML }) => outerHTML);
      });
      expect(tooWide).toEqual([]);
    },
  );
}

test('the current page is marked in the menu', nightly, async ({ page }) => {
  await page.goto('/courses/bachelor/bpt/bpt-career');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/contact');
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the way back to the top shows past 300 pixels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const button = page.getByRole('button', { name: shell.top });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the way back to the top is over no field in use', nightly, async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Comments').focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole('button', { name: shell.top })).toBeHidden();
  await page.getByRole('button', { name: words.contactForm.submit }).focus();
  await expect(page.getByRole('button', { name: shell.top })).toBeVisible();
});

test('the footer says the year of the visit and whether the office is open', async ({ page }) => {
  const [week] = content.site.hours;
  // 2 March 2087 is a Sunday; the office's first day, at noon in India, and a at its last minute.
  const at = (time: string) => `2087-03-0${2 + (week?.days[0] ?? 1)}T${time}:00+05:30`;
  await page.clock.setFixedTime(at('12:00'));
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2087');
  await expect(footer).toContainText(shell.footer.open);
  await page.clock.setFixedTime(at(week?.closes ?? ''));
  await page.reload();
  await expect(footer).toContainText(shell.footer.closed);
});

test(
  'the footer leads to terms, privacy, quick links and social pages',
  nightly,
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Admissions', '/admissions'],
      ['LinkedIn (opens in a new tab)', /linkedin/],
      ['Instagram (opens in a new tab)', /instagram/],
      ['Facebook (opens in a new tab)', /facebook/],
      ['WhatsApp', /^https:\/\/wa\.me\//],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('Quick Links');
    await expect(footer).toContainText(content.site.address.postalCode);
    await expect(footer).toContainText(content.site.footer.credit);
  },
);

test('the focused element is never hidden by the header or the bottom bar', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/courses/bachelor/bpt/bpt-criteria');
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      // After the last stop the browser itself has the focus, before it comes round to the first.
      if (!focused || focused === document.body) return false;
      if (focused.closest('body > header, nav[aria-label="Quick actions"]')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(focused.contains(hit) || hit.contains(focused));
    });
    expect(hidden, `stop ${stop}`).toBe(false);
  }
});
