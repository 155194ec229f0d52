import { fill } from '../src/lib/fill-tokens.ts';
import { untiedText } from '../src/lib/tied-text.ts';
import { buildingShown, content, edition } from './support/content.ts';
import { alertsOf } from './support/forms.ts';
import { holdIslands } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage, slidesDecoded } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { home } = content;
const { claims } = content.site;
const graduated = claims.graduates.toLocaleString('en-IN');

/** SPEC.md sections 4, 5, 7 and 9, written by hand. */
const rotation = 5000;

async function openHome(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T05:00:00Z') });
  await page.goto('/');
  await slidesDecoded(page);
  await page.clock.runFor(3000);
  await islandsReady(page);
  await page.mouse.move(0, 0);
  // From here on time passes only when a test says so.
  await page.clock.pauseAt(new Date('2026-11-21T06:00:00Z'));
}

const hero = (page: Page) => page.getByRole('region', { name: home.hero.label });
const slide = (page: Page, position: number) =>
  hero(page).getByRole('group', { name: `${position} of 4` });

for (const address of ['/', '/te']) {
  const when = address === '/te' ? {} : nightly;
  test(
    `${address}: the college cut open is clear of the text above and the controls below`,
    when,
    async ({ page }) => {
      test.skip(!buildingShown, 'a photograph stands in its place');
      await page.goto(address);
      // The next slide would come while the first is measured.
      await page.locator('[data-carousel-pause]').first().click();
      for (const width of [1024, 1280, 1366, 1440, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const first = page.locator('[data-active="true"]').first();
        const lead = await first.locator('p').boundingBox();
        const picture = await first.getByRole('img').boundingBox();
        const name = await first.locator('li span').first().boundingBox();
        const controls = await page.locator('[data-carousel-pause]').first().boundingBox();
        if (!lead || !picture || !name || !controls)
          throw new Error('a part of the slide is missing');
        // The lotus on the roof begins at 30% of the picture's height.
        const sky = picture.y + 0.3 * picture.height - lead.y - lead.height;
        expect.soft(sky, `above the roof at ${width}`).toBeGreaterThan(8);
        expect
          .soft(controls.y - name.y - name.height, `below the names at ${width}`)
          .toBeGreaterThan(8);
      }
    },
  );
}

test('the nine blocks are in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const marks = [
    `[aria-label="${home.hero.label}"]`,
    '#courses',
    '#founder',
    '[role="tablist"]',
    '#international',
    'time',
    `[aria-label="${home.statistics.label}"]`,
    '#apply',
    `[aria-label^="${home.gallery.heading}"]`,
  ];
  const tops = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(`main ${selector}`);
        return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
      }),
    marks,
  );
  expect(tops).not.toContain(Number.NaN);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('the buttons of the first slide come before its rooms', nightly, async ({ page }) => {
  await page.goto('/');
  const [first] = home.hero.slides[0]?.actions ?? [];
  await expect(slide(page, 1).getByRole('link').first()).toHaveText(first?.title ?? '');
});

test('the hero turns through four slides, one every five seconds', async ({ page }) => {
  await openHome(page);
  await hero(page).getByRole('button', { name: 'Pause slides' }).click();
  await hero(page)
    .getByRole('button', { name: /^Slide 1/ })
    .click();
  await page.locator('main').focus();
  await page.mouse.move(5, 840);
  await hero(page)
    .getByRole('button', { name: 'Play slides' })
    .evaluate((button) => (button as HTMLButtonElement).click());
  for (const position of [2, 3, 4, 1]) {
    await page.clock.runFor(rotation - 100);
    await expect(slide(page, position)).toBeHidden();
    await page.clock.runFor(100);
    await expect(slide(page, position)).toBeVisible();
  }
});

/** Scrolls the hero into or out of sight, and waits until the browser has told so. */
async function scrollHero(page: Page, inSight: boolean): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), inSight ? 0 : 2000);
  await page
    .locator('main [aria-roledescription]')
    .first()
    .evaluate(
      (hero, wanted) =>
        new Promise<void>((told) => {
          const observer = new IntersectionObserver((entries) => {
            if (entries.at(-1)?.isIntersecting === wanted) told();
          });
          observer.observe(hero);
        }),
      inSight,
    );
}

for (const address of ['/', '/te']) {
  // Telugu on each change, whose words are the longer ones; English each night.
  const when = address === '/te' ? {} : nightly;
  test(`on ${address} the hero moves nothing on a phone as it turns`, when, async ({ page }) => {
    const carousel = page.locator('main [aria-roledescription]').first();
    const dots = carousel.getByRole('button');
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const places: string[] = [];
      for (const position of [1, 2, 3, 4]) {
        // The first button pauses.
        await dots.nth(position).click();
        const shown = carousel.locator('[data-active="true"]');
        await expect(shown).toHaveAttribute('aria-label', new RegExp(String(position)));
        const [hero, apply] = await Promise.all([
          carousel.boundingBox(),
          shown.locator('a[data-variant="apply"]').boundingBox(),
        ]);
        places.push(`${hero?.height} high, Apply at ${apply?.y}`);
      }
      expect(new Set(places).size, `${width}: ${places.join('; ')}`).toBe(1);
    }
  });

  test(`on ${address} the hero rests while it is out of sight`, when, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install({ time: new Date('2026-11-21T05:00:00Z') });
    await page.goto(address);
    await slidesDecoded(page);
    await page.clock.runFor(1000);
    await page.clock.pauseAt(new Date('2026-11-21T06:00:00Z'));
    const shown = page.locator('main [aria-roledescription] [data-active="true"]').first();
    const before = await shown.getAttribute('aria-label');
    await page.clock.runFor(rotation);
    const turned = await shown.getAttribute('aria-label');
    expect(turned).not.toBe(before);
    await scrollHero(page, false);
    await page.clock.runFor(rotation * 3);
    expect(await shown.getAttribute('aria-label')).toBe(turned);
    await scrollHero(page, true);
    await page.clock.runFor(rotation);
    expect(await shown.getAttribute('aria-label')).not.toBe(turned);
  });
}

test('the hero stops on hover and on pause', async ({ page }) => {
  await openHome(page);
  await hero(page).hover();
  // While one slide gives way to the next, both are in sight.
  await expect(hero(page).getByRole('group')).toHaveCount(1);
  const first = await hero(page).getByRole('group').getAttribute('aria-label');
  await page.clock.runFor(rotation * 2);
  await expect(hero(page).getByRole('group', { name: first ?? '' })).toBeVisible();
  await hero(page).getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(5, 840);
  await page.clock.runFor(rotation * 2);
  await expect(hero(page).getByRole('group', { name: first ?? '' })).toBeVisible();
});

test('nothing turns, counts or scrolls under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await page.clock.runFor(rotation * 3);
  await expect(slide(page, 1)).toBeVisible();
  await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  expect(running).toBe(0);
  const figures = page.getByRole('region', { name: home.statistics.label });
  await figures.scrollIntoViewIfNeeded();
  await expect(figures).toContainText(`${graduated}+`);
});

test('each Why tab shows its own text and picture', nightly, async ({ page }) => {
  await openPage(page, '/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(home.why.items.length);
  for (const position of [1, 2, 0]) {
    await tabs.nth(position).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible();
    await expect(tabs.nth(position)).toHaveAttribute('aria-selected', 'true');
  }
});

for (const { words, success, fields } of [
  {
    words: home.international.admission,
    success: 'Your admission form has been submitted successfully!',
    fields: ['Full Name', 'Email', 'Country', 'Program', 'Additional Details'],
  },
  {
    words: home.international.internship,
    success: 'Your internship request has been submitted successfully!',
    fields: [
      'Full Name',
      'Email',
      'Country',
      edition.words.popupForm.university,
      edition.words.popupForm.reason,
    ],
  },
]) {
  test(
    `the pop-up '${success}' opens, checks, answers and empties`,
    words === home.international.admission ? {} : nightly,
    async ({ page }) => {
      await openPage(page, '/');
      const opener = page.locator('#international').getByRole('button', { name: words.button });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (const field of fields) await expect(dialog.getByLabel(field)).toBeVisible();
      const alerts = alertsOf(page);
      const send = dialog.getByRole('button', { name: words.submit });
      await expect(dialog.locator('form p').last()).toContainText(home.international.before);
      await send.click();
      expect(alerts).toEqual([]);
      await expect(dialog.getByLabel('Full Name')).toBeFocused();
      await expect(dialog.getByRole('alert')).toHaveText('Full name is required');
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email is required$/);
      await dialog.getByLabel('Full Name').fill('Lakshmi <b>&"');
      await dialog.getByLabel('Email').fill('not an address');
      await send.click();
      expect(alerts).toEqual([]);
      await expect(dialog.getByRole('alert')).toHaveText('Invalid email format');
      await dialog.getByLabel('Email').fill('lakshmi@example.com');
      await expect(dialog.getByRole('alert')).toBeEmpty();
      await send.click();
      await expect.poll(() => alerts).toEqual([success]);
      await expect(dialog.getByLabel('Full Name')).toHaveValue('');
      const chat = dialog.getByRole('link', { name: 'Send on WhatsApp (opens in a new tab)' });
      await expect(chat).toBeInViewport();
      const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
      const wish = fill(edition.words.messages.wish, { wish: words.subject });
      expect(message).toBe(
        `${untiedText(wish)}\r\n\r\nName: Lakshmi <b>&"\r\nEmail: lakshmi@example.com`,
      );
      await expect(dialog.getByRole('link', { name: edition.words.send.mail })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${content.site.email}`),
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole('button', { name: /^Close/ }).click();
      await expect(dialog).toBeHidden();
    },
  );
}

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const) {
  for (const path of ['/', '/te']) {
    // The smallest window of each kind, in the language with the longer words; the others each night.
    const when = path === '/te' && width === 390 ? {} : nightly;
    const name = `the button of a pop-up on ${path} is in sight at ${width} x ${height}`;
    test(name, when, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page, path);
      await page
        .locator('#international [command="show-modal"][commandfor="admission-form"]')
        .click();
      const dialog = page.getByRole('dialog');
      const send = dialog.locator('[type="submit"]');
      await expect(send).toBeInViewport({ ratio: 1 });
      await send.click();
      await expect(dialog.locator('[name="fullName"]')).toBeFocused();
      for (const part of [send, dialog.getByRole('alert'), dialog.getByRole('heading')]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await dialog.locator('[name="program"]').focus();
      await page.keyboard.press('Tab');
      const [field, foot] = await Promise.all([
        dialog.locator('[name="details"]').boundingBox(),
        send.locator('..').boundingBox(),
      ]);
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    });
  }
}

test('the focus stays inside an open pop-up', async ({ page }) => {
  await openPage(page, '/');
  await page
    .locator('#international')
    .getByRole('button', { name: home.international.admission.button })
    .click();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest('dialog')),
    );
    expect(inside).toBe(true);
  }
});

test('the figures count up once, in 1500 milliseconds, and the headline turns', async ({
  page,
}) => {
  await openHome(page);
  const block = page.getByRole('region', { name: home.statistics.label });
  const graduates = block.locator('strong').nth(1);
  await expect(graduates).toHaveText(`${graduated}+`);
  const showShare = (share: number) =>
    block.evaluate((element, shown) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + shown * height - innerHeight, behavior: 'instant' });
    }, share);
  await showShare(0.27);
  // Observers are notified in creation order, so the counter's own has run before this one.
  await block.evaluate(
    (element) => new Promise((told) => new IntersectionObserver(told).observe(element)),
  );
  await expect(graduates).toHaveText(`${graduated}+`);
  await showShare(0.33);
  await expect.poll(() => graduates.textContent()).not.toBe(`${graduated}+`);
  await page.clock.runFor(700);
  const half = Number((await graduates.textContent())?.replace(/\D/g, ''));
  expect(half).toBeGreaterThan(claims.graduates * 0.3);
  expect(half).toBeLessThan(claims.graduates * 0.7);
  await page.clock.runFor(900);
  await expect(block.locator('strong')).toHaveText([
    `${claims.experience}+`,
    `${graduated}+`,
    `${claims.placement}%`,
  ]);
  const shown = () => block.locator('li[data-active="true"]').textContent();
  const seen = new Set<string | null>();
  for (let turn = 0; turn < 11; turn += 1) {
    const before = await shown();
    await page.clock.runFor(rotation);
    await expect.poll(shown).not.toBe(before);
    seen.add(await shown());
  }
  expect(seen.size).toBe(11);
});

test(
  'the gallery shows 14 pictures twice, the copy hidden from readers, and can be paused',
  nightly,
  async ({ page }) => {
    await page.goto('/');
    const gallery = page
      .locator('section', {
        has: page.getByRole('heading', { name: home.gallery.heading }),
      })
      .first();
    await expect(gallery.locator('figure')).toHaveCount(2 * home.gallery.pictures.length);
    await expect(gallery.getByRole('figure')).toHaveCount(home.gallery.pictures.length);
    const state = () =>
      gallery
        .locator('ul')
        .first()
        .evaluate((list) => getComputedStyle(list.parentElement as Element).animationPlayState);
    await page.mouse.move(0, 0);
    expect(await state()).toBe('running');
    await gallery.getByLabel('Pause the moving pictures').check();
    expect(await state()).toBe('paused');
  },
);

test('links lead where the specification says', async ({ page }) => {
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.locator('#apply a[href="/admission"]')).toHaveText(
    home.apply.actions[0]?.title ?? '',
  );
  // Careers, fees and scholarships, brochures, the students hub.
  expect(home.articles.links.map(({ path }) => path)).toEqual(Array(4).fill('/under-development'));
  for (const { title: name, path } of home.articles.links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const articles = main.locator('li:has(time) a');
  await expect(articles).toHaveCount(home.articles.items.length);
  for (const link of await articles.all())
    await expect(link).toHaveAttribute('href', '/under-development');
});

test.describe('before the script has arrived', () => {
  test('a click and a submit wait for it and are not lost', async ({ page }) => {
    const release = await holdIslands(page);
    const alerts = alertsOf(page);
    await page.goto('/');
    await hero(page).getByRole('button', { name: 'Pause slides' }).click();
    await page
      .locator('#international')
      .getByRole('button', { name: home.international.admission.button })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Ravi');
    await dialog.getByLabel('Email').fill('ravi@example.com');
    await dialog.getByRole('button', { name: home.international.admission.submit }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ravi');
    expect(alerts).toEqual([]);
    await release();
    await expect
      .poll(() => alerts)
      .toEqual(['Your admission form has been submitted successfully!']);
    await expect(hero(page).getByRole('button', { name: 'Play slides' })).toHaveCount(1);
  });
});

for (const scripts of ['switched off', 'blocked']) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'blocked' });

    test('a pop-up does not pretend to send anything, and says how to ask', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      await page
        .locator('#international')
        .getByRole('button', { name: home.international.internship.button })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('form')).toBeHidden();
      await expect(dialog.getByText(edition.words.popupForm.withoutScript)).toBeVisible();
      for (const address of ['tel:', 'https://wa.me/']) {
        await expect(dialog.locator(`a[href^="${address}"]`).last()).toBeVisible();
      }
    });
  });
}
