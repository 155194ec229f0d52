import type { Locator } from '@playwright/test';
import { langs } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';
import { editionIn } from './support/content.ts';
import {
  alertsOf,
  applicant,
  catchHandOver,
  fillContact,
  fillEnquiry,
  visitor,
} from './support/forms.ts';
import { openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

type Journey = {
  path: '/contact' | '/admissions' | '/';
  open: (page: Page) => Promise<void>;
  /** The form and the step that takes its place. */
  place: (page: Page) => Locator;
  fill: (page: Page) => Promise<void>;
  /** A field, and what was typed into it. */
  kept: [name: string, value: string];
};

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

const sizes = [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const;

/** Imitates the way back from WhatsApp or the mail. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

for (const [form, { path, open, place, fill, kept }] of Object.entries(journeys)) {
  for (const lang of langs) {
    const { send } = editionIn(lang).words;

    test(`${form} (${lang}): the next action is the only one, in view, twice in a row`, async ({
      page,
    }) => {
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
        await expect(chat.last()).toBeInViewport({ ratio: 1 });
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
    });
  }

  test(`${form}: after the way back it asks whether the message went`, async ({ page }) => {
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

  test(`${form}: what is typed goes along over a reload and to the other language`, async ({
    page,
  }) => {
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
  });
}

test('without storage the forms work, and say nothing of it', async ({ page }) => {
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
      if (changes > 100) throw new DOMException('Too many calls.', 'SecurityError');
      change(...given);
    };
  });
  await openPage(page, '/admissions/costs');
  const tuition = page.locator('#costs [name="tuition"]');
  for (let more = 0; more < 120; more += 1) await tuition.fill(String(10_000 + more));
  await page.locator('#costs [name="hostel"]').fill('5000');
  await expect(page.locator('#costs output')).toContainText('₹ 15,119');
});
