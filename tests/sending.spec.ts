import type { Locator } from '@playwright/test';
import { langs } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { type Path, pathIn } from '#src/routes.ts';
import { editionIn } from './support/content.ts';
import {
  alertsOf,
  applicant,
  catchHandOver,
  fillContact,
  fillEnquiry,
  visitor,
} from './support/forms.ts';
import { islandScript } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { openPage } from './support/pages.ts';
import { expect, expectErrors, type Page, test } from './support/test.ts';

type Journey = {
  path: '/contact' | '/admissions' | '/';
  open: (page: Page) => Promise<void>;
  /** The form and the step that takes its place. */
  place: (page: Page) => Locator;
  fill: (page: Page) => Promise<void>;
  /** A field, and what was typed into it. */
  kept: [name: string, value: string];
};

const year = Number(indianDay(new Date()).slice(0, 4));

const fillPopup = async (page: Page) => {
  await page.getByRole('dialog').locator('[name="fullName"]').fill(visitor.fullName);
  await page.getByRole('dialog').locator('[name="email"]').fill(visitor.email);
};
const popup = (kind: string): Journey => ({
  path: '/',
  open: (page) =>
    page.locator(`#international [command="show-modal"][commandfor="${kind}-form"]`).click(),
  place: (page) => page.getByRole('dialog'),
  fill: fillPopup,
  kept: ['email', visitor.email],
});

const journeys: Record<string, Journey> = {
  enquiry: {
    path: '/admissions',
    open: async () => {},
    place: (page) => page.locator('#enquiry'),
    fill: fillEnquiry,
    kept: ['notes', applicant.notes],
  },
  contact: {
    path: '/contact',
    open: async () => {},
    place: (page) => page.locator('#write'),
    fill: fillContact,
    kept: ['comments', visitor.comments],
  },
  admission: popup('admission'),
  internship: popup('internship'),
};

/** Answers that become a message as they are given, with nothing to submit. */
const plans: Record<string, Pick<Journey, 'open' | 'place'> & { path: Path; left: string }> = {
  visit: {
    path: '/contact',
    open: async (page) => {
      await page.locator('#plan [name="day"]').first().check();
      await page.locator('#plan [name="time"]').first().check();
    },
    place: (page) => page.locator('#plan'),
    left: '#plan [name="day"]:checked',
  },
  help: {
    path: '/admissions/costs',
    open: async (page) => {
      for (const question of ['level', 'local']) {
        await page.locator(`#scholarships [name="${question}"]`).first().check();
      }
    },
    place: (page) => page.locator('#scholarships'),
    left: '#scholarships [name="level"]:checked',
  },
};

const sizes = [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const;

/** Waits until a part is in the window, and nothing, such as the bar at its end, lies over its middle. */
async function inView(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.9 });
  const isFree = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => part.evaluate(isFree)).toBe(true);
}

/** Imitates the way back from WhatsApp or the mail. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

for (const [form, { path, open, place, fill, kept }] of Object.entries(journeys)) {
  for (const lang of langs) {
    const { send } = editionIn(lang).words;

    // One form on each change, the others each night.
    const isUsual = `${form} ${lang}` === 'enquiry te';
    const when = isUsual ? {} : nightly;
    test(
      `${form} (${lang}): the next action is the only one, in view, twice in a row`,
      when,
      async ({ page }) => {
        alertsOf(page);
        await openPage(page, pathIn(lang, path));
        await catchHandOver(page);
        await open(page);
        const here = place(page);
        const chat = here.getByRole('link', { name: send.whatsapp });
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await fill(page);
          await here.locator('[type="submit"]').click();
          await expect(here.locator('form')).toBeHidden();
          await expect(here.getByRole('group').last()).toBeFocused();
          await inView(chat.last());
          const step = here.getByRole('group').last();
          await expect(step.locator('[data-variant="main"]')).toHaveCount(1);
          // The form was reset, the answers were not lost.
          await expect(here.locator(`[name="${kept[0]}"]`)).toHaveValue(
            form === 'enquiry' ? /.*/ : '',
          );
          await here.getByRole('button', { name: send.change }).click();
          await expect(here.locator(`[name="${kept[0]}"]`)).toHaveValue(kept[1]);
          await here.locator('[type="submit"]').click();
          await here.getByRole('button', { name: send.another }).click();
          await expect(here.locator('form')).toBeVisible();
          await expect(here.locator(`[name="${kept[0]}"]`)).toHaveValue('');
          await expect(here.locator('form input').first()).toBeFocused();
        }
      },
    );
  }

  // The forms share this part: one is tried on each change, the others each night.
  const after = form === 'enquiry' ? {} : nightly;
  test(`${form}: after the way back it asks whether the message went`, after, async ({ page }) => {
    const { send } = editionIn('en').words;
    alertsOf(page);
    await openPage(page, path);
    await catchHandOver(page);
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="https://wa.me"]')) event.preventDefault();
      });
    });
    await open(page);
    const here = place(page);
    await fill(page);
    await here.locator('[type="submit"]').click();
    await expect(here.getByText(send.didItGo)).toBeHidden();
    if (form !== 'contact') await here.getByRole('link', { name: send.whatsapp }).last().click();
    await comeBack(page);
    await expect(here.getByText(send.didItGo)).toBeVisible();
    await expect(here.getByRole('link', { name: send.again })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me/,
    );
    await here.getByRole('button', { name: send.yes }).click();
    await expect(here.getByRole('heading', { name: send.went })).toBeVisible();
    await expect(here.getByRole('link', { name: send.again })).toHaveCount(0);
  });

  test(
    `${form}: what is typed goes along over a reload and to the other language`,
    form === 'admission' ? {} : nightly,
    async ({ page }) => {
      await openPage(page, path);
      await open(page);
      const field = place(page).locator(`[name="${kept[0]}"]`);
      await fill(page);
      await page.reload();
      await openPage(page, path);
      await open(page);
      await expect(field).toHaveValue(kept[1]);
      await openPage(page, pathIn('te', path));
      await open(page);
      await expect(field).toHaveValue(kept[1]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );
}

/** What the ways lead to, where WhatsApp and mail are missing: the browser opens nothing. */
const openNothing = () =>
  addEventListener('click', (event) => {
    const way = (event.target as Element).closest('a[href^="https://wa.me"], a[href^="mailto:"]');
    if (way) event.preventDefault();
  });

const denyClipboard = () => {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
};

/** WhatsApp, mail and clipboard fail one after the other: each time the next way is in view. */
async function expectNextWay(page: Page, here: Locator, isOpened: boolean): Promise<void> {
  const { send } = editionIn('en').words;
  const ways = here.getByRole('link', { name: send.whatsapp }).last();
  if (!isOpened) await ways.click();
  await comeBack(page);
  await inView(here.getByText(send.didItGo));
  await inView(here.getByRole('link', { name: send.again }));
  await here.getByRole('link', { name: send.mail }).last().click();
  await comeBack(page);
  await here.getByRole('button', { name: send.copy }).last().click();
  await expect(here.getByText(send.byHand)).toBeVisible();
  const text = here.getByLabel(send.message);
  await expect(text).toBeInViewport();
  const selected = await text.evaluate((area: HTMLTextAreaElement) => {
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  expect(selected.length).toBeGreaterThan(20);
  await here.getByRole('button', { name: send.yes }).click();
  await expect(here.getByText(send.went)).toBeVisible();
}

for (const [width, height] of sizes) {
  // The smallest window is the hardest one; the others, and the other forms, are tried each night.
  const when = (name: string) => (width === 320 && name === 'contact' ? {} : nightly);
  for (const [form, { path, open, place, fill, kept }] of Object.entries(journeys)) {
    test(
      `${form}, ${width} px: without WhatsApp, mail and clipboard there is a next way`,
      when(form),
      async ({ page }) => {
        expectErrors(page, /The clipboard is not available/);
        alertsOf(page);
        await page.setViewportSize({ width, height });
        await openPage(page, path);
        await catchHandOver(page);
        await page.evaluate(openNothing);
        await page.evaluate(denyClipboard);
        await open(page);
        const here = place(page);
        await fill(page);
        await here.locator('[type="submit"]').click();
        await expectNextWay(page, here.getByRole('group').last(), form === 'contact');
        await here.getByRole('button', { name: editionIn('en').words.send.another }).click();
        await expect(here.locator(`[name="${kept[0]}"]`)).toHaveValue('');
      },
    );
  }

  for (const [plan, { path, open, place, left }] of Object.entries(plans)) {
    test(
      `${plan}, ${width} px: without WhatsApp, mail and clipboard there is a next way`,
      when(plan),
      async ({ page }) => {
        expectErrors(page, /The clipboard is not available/);
        await page.setViewportSize({ width, height });
        await openPage(page, path);
        await page.evaluate(openNothing);
        await page.evaluate(denyClipboard);
        await open(page);
        await expectNextWay(page, place(page), false);
        await expect(page.locator(left)).toHaveCount(1);
        await page.reload();
        await expect(page.locator(left)).toHaveCount(1);
      },
    );
  }
}

for (const [form, { path, open, place, fill, kept }] of Object.entries(journeys)) {
  const when = form === 'enquiry' ? {} : nightly;
  const name = `${form}: with every island failing nothing typed is lost, and the office is named`;
  test(name, when, async ({ page }) => {
    expectErrors(page, /on purpose/);
    await page.route(islandScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function hydrate() { throw new Error('on purpose'); }",
      }),
    );
    await page.goto(path);
    await open(page);
    const here = place(page);
    const field = here.locator(`[name="${kept[0]}"]`);
    await fill(page);
    await expect(here.locator('[data-failed]').first()).toBeAttached();
    await here.locator('[type="submit"]').click();
    await expect(field).toHaveValue(kept[1]);
    const call = here.locator('a[href^="tel:"]:focus');
    await expect(call).toBeInViewport();
    await page.reload();
    await open(page);
    await expect(field).toHaveValue(kept[1]);
  });
}

test('by keyboard alone the first stop after sending is WhatsApp', nightly, async ({ page }) => {
  await openPage(page, '/admissions');
  await page.locator('#enquiry [name="name"]').focus();
  await page.keyboard.type('లక్ష్మీ దేవి');
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 4; stop += 1) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (name === 'email') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('lakshmi@example.in');
  await page.locator('#enquiry [name="phone"]').focus();
  await page.keyboard.type('+91 ౯౮౪౮౦-౧౨౩౪౫');
  await page.locator('#enquiry [name="program"]').focus();
  await page.keyboard.type('BPT');
  await page.locator('#enquiry [name="notes"]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const step = page.locator('#enquiry').getByRole('group');
  await expect(step).toBeFocused();
  const { send } = editionIn('en').words;
  await expect(step.getByRole('heading')).toHaveText(send.ready);
  await expect(step).toMatchAriaSnapshot(`
    - group:
      - heading
      - paragraph
      - link /${send.whatsapp}/
      - link "${send.mail}"
      - button "${send.copy}"
      - button "${send.change}"
      - button "${send.another}"
      - link
  `);
  await page.keyboard.press('Tab');
  const chat = step.getByRole('link', { name: send.whatsapp });
  await expect(chat).toBeFocused();
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('+91 98480-12345');
  expect(text).toContain('లక్ష్మీ దేవి');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const lang of langs) {
    test(
      `the finder’s result goes along into the message (${lang})`,
      lang === 'te' ? {} : nightly,
      async ({ page }) => {
        const { words, content } = editionIn(lang);
        await openPage(page, pathIn(lang, '/courses/what-can-i-study'));
        await page.goto(
          `${pathIn(lang, '/courses/what-can-i-study')}#passed=intermediate&stream=BiPC&aggregate=412/1000`,
        );
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: content.programmes.gnm.fullName }) });
        await card.getByRole('link', { name: words.finder.card.enquire }).tap();
        await expect(page.locator('#enquiry [name="program"]')).toHaveValue('GNW');
        await expect(page.locator('#enquiry [name="notes"]')).toHaveValue(/41\.2/);
        await fillEnquiry(page, { name: 'Asha', email: applicant.email, phone: applicant.phone });
        await page.locator('#enquiry [type="submit"]').tap();
        const chat = page.locator('#enquiry').getByRole('link', { name: words.send.whatsapp });
        const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
        expect(text).toMatch(/41\.2/);
        // Joining in this year, or in the next once its forms are over.
        expect(text).toMatch(new RegExp(`${year}|${year + 1}`));
      },
    );
  }
});

test('without storage the forms work, and say nothing of it', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await openPage(page, '/admissions');
  await fillEnquiry(page);
  await page.locator('#enquiry [type="submit"]').click();
  await expect(page.locator('#enquiry').getByRole('group')).toBeFocused();
  await page.getByRole('button', { name: editionIn('en').words.send.change }).click();
  await expect(page.locator('#enquiry [name="notes"]')).toHaveValue(applicant.notes);
});

test('a browser that refuses changes of the address shows the right sum', async ({ page }) => {
  await page.addInitScript(() => {
    const change = history.replaceState.bind(history);
    let changes = 0;
    history.replaceState = (...given) => {
      changes += 1;
      if (changes > 10) throw new DOMException('Too many calls.', 'SecurityError');
      change(...given);
    };
  });
  await openPage(page, '/admissions/costs');
  const tuition = page.locator('#costs [name="tuition"]');
  for (let more = 0; more < 15; more += 1) await tuition.fill(String(10_000 + more));
  await page.locator('#costs [name="hostel"]').fill('5000');
  await expect(page.locator('#costs output')).toContainText('₹ 15,014');
});
