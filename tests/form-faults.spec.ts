import { defaultLang, langs } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';
import { launchWithCache } from './support/browser.ts';
import { edition, editionIn } from './support/content.ts';
import {
  alertsOf,
  applicant,
  catchHandOver,
  fillContact,
  fillEnquiry,
  handedOver,
  type Tab,
  visitor,
} from './support/forms.ts';
import { holdIslands } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { complaints, openPage } from './support/pages.ts';
import { expect, expectErrors, type Page, test } from './support/test.ts';

const { words } = edition;
const send = (page: Page) => page.getByRole('button', { name: words.contactForm.submit });
const banner = (page: Page) => page.locator('#write form').getByRole('alert');
const comments = (page: Page) => page.getByLabel('Comments');

async function openContact(page: Page, tab: Tab = 'opens') {
  await openPage(page, '/contact');
  await catchHandOver(page, tab);
}

test('a double click sends once', async ({ page }) => {
  await openContact(page);
  await fillContact(page);
  await send(page).dblclick();
  expect(await handedOver(page)).toHaveLength(2);
  await expect(page.locator('#write').getByRole('group')).toBeInViewport();
});

test('Enter pressed twice sends once', nightly, async ({ page }) => {
  await openContact(page);
  await fillContact(page);
  await page.getByLabel('Full Name').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await handedOver(page)).toHaveLength(2);
  await expect(page.locator('#write').getByRole('group')).toBeFocused();
});

for (const lang of langs) {
  const address = pathIn(lang, '/contact');
  const submit = (page: Page) => page.locator('#write button[type="submit"]');
  const links = (page: Page) => page.locator('#write [role="group"] a');

  // The form is the same in both languages.
  const when = lang === defaultLang ? {} : nightly;

  test(
    `${address}: a second message can follow the first after a second`,
    when,
    async ({ page }) => {
      const errors = complaints(page);
      await page.clock.install();
      await openPage(page, address);
      await catchHandOver(page);
      for (const sent of [2, 4]) {
        await fillContact(page);
        await submit(page).click();
        expect(await handedOver(page)).toHaveLength(sent);
        await expect(links(page)).toHaveCount(2);
        await expect(page.locator('#write [name="fullName"]')).toHaveValue('');
        await page.clock.runFor(1100);
        await page.getByRole('button', { name: editionIn(lang).words.send.another }).click();
      }
      await submit(page).click();
      await expect(page.locator('#write [aria-invalid="true"]')).toHaveCount(4);
      await expect(page.locator('#write [name="fullName"]')).toBeFocused();
      await expect(links(page)).toHaveCount(0);
      await fillContact(page);
      await submit(page).click();
      await expect(links(page)).toHaveCount(2);
      expect(await handedOver(page)).toHaveLength(6);
      expect(errors).toEqual([]);
    },
  );

  test(
    `${address}: an answer changed at once after sending is sent again`,
    when,
    async ({ page }) => {
      await openPage(page, address);
      await catchHandOver(page);
      await fillContact(page);
      // In one step: a slow machine would else let the lock against double clicks run out.
      await page.locator('#write').evaluate(async (part, change) => {
        const frame = () => new Promise(requestAnimationFrame);
        const press = (button: HTMLElement | null | undefined) => button?.click();
        press(part.querySelector<HTMLElement>('[type="submit"]'));
        await frame();
        press(
          [...part.querySelectorAll('button')].find((one) => one.textContent?.includes(change)),
        );
        await frame();
        press(part.querySelector<HTMLElement>('[type="submit"]'));
      }, editionIn(lang).words.send.change);
      await expect(links(page)).toHaveCount(2);
      expect(await handedOver(page)).toHaveLength(4);
    },
  );
}

test('an enquiry that is sent twice is logged once', nightly, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  await openPage(page, '/admissions');
  await fillEnquiry(page);
  await page.locator('#enquiry').getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('heading', { name: editionIn('en').words.send.ready })).toBeVisible();
  expect(logged).toHaveLength(1);
});

test('what is sent before the script has arrived is not lost', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  await catchHandOver(page);
  await fillContact(page);
  await send(page).click();
  expect(await handedOver(page)).toEqual([]);
  await expect(comments(page)).toHaveValue(visitor.comments);
  await release();
  await expect.poll(() => handedOver(page)).toHaveLength(2);
  expect(decodeURIComponent((await handedOver(page))[0] ?? '')).toContain(visitor.comments);
});

for (const tab of ['is blocked', 'throws'] as const) {
  test(
    `when the new tab ${tab}, the visitor is told and loses nothing`,
    tab === 'throws' ? nightly : {},
    async ({ page }) => {
      expectErrors(page, /blocked the new tab|No windows today/);
      await openContact(page, tab);
      await fillContact(page);
      await send(page).click();
      await expect(banner(page)).toContainText('An error occurred. Please try again.');
      await expect(banner(page)).toBeInViewport();
      for (const [name, value] of Object.entries(visitor)) {
        await expect(page.locator(`#write form [name="${name}"]`)).toHaveValue(value);
      }
      const link = page
        .locator('#write form')
        .getByRole('link', { name: 'Send on WhatsApp (opens in a new tab)' });
      expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
        visitor.comments,
      );
    },
  );
}

const clipboards = {
  denied: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  },
  missing: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
};

for (const [state, breakIt] of Object.entries(clipboards)) {
  test(
    `with the clipboard ${state}, the map link is only logged and the message is shown`,
    state === 'missing' ? nightly : {},
    async ({ page }) => {
      expectErrors(page, /The clipboard is not available/);
      const alerts = alertsOf(page);
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      page.on('pageerror', (error) => alerts.push(error.message));
      await openContact(page);
      await page.evaluate(breakIt);
      await page.getByRole('button', { name: 'Copy Address Link' }).click();
      await expect.poll(() => logged.length).toBe(1);
      expect(alerts).toEqual([]);
      await fillContact(page);
      await page.getByRole('button', { name: words.send.copy }).click();
      await expect(page.getByLabel(words.send.message)).toHaveValue(
        /Is there a bus from Narasaraopet\?/,
      );
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected).toContain('Inquiry: Course Information');
    },
  );
}

test(
  'the back-forward cache keeps what was typed and unlocks the button',
  nightly,
  async ({ baseURL }) => {
    const browser = await launchWithCache();
    const page = await browser.newPage();
    await openPage(page, `${baseURL}/contact`);
    await catchHandOver(page);
    await fillContact(page);
    await send(page).click();
    await page.getByRole('button', { name: editionIn('en').words.send.another }).click();
    await fillContact(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset['persisted'] = String(persisted);
      });
      window.handedOver.push = (address) => {
        document.body.dataset['handedOver'] = address;
        return 0;
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    // A page out of the cache fires no load event, for which the tools would wait.
    page.evaluate(() => history.back()).catch(() => {});
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact');
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true');
    await expect(comments(page)).toHaveValue(visitor.comments);
    // A fast machine comes back within the second that the button waits for.
    await expect(async () => {
      await send(page).click();
      // The tools' own world: on the way back, page.evaluate() may ask the page that was left.
      const body = page.locator('body');
      await expect(body).toHaveAttribute('data-handed-over', /^https:/, { timeout: 1000 });
    }).toPass();
    await browser.close();
  },
);

test('what the browser fills in counts like what is typed', async ({ page }) => {
  await openContact(page);
  await send(page).click();
  await expect(page.locator('#write form [aria-invalid]')).toHaveCount(4);
  await page.locator('#write form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, visitor);
  await send(page).click();
  expect(decodeURIComponent((await handedOver(page))[0] ?? '')).toContain('Name: Lakshmi Devi');
});

const texts: Record<string, string> = {
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  quotes: `"double" 'single' \`back\` «other»`,
  'signs of addresses': 'a&b=c?d#e%20f+g;h%',
  'line ends': 'one\ntwo\n\nthree',
  'bidi controls': 'abc\u202edef\u202c \u2066x\u2069 \u200f',
  Telugu: 'మా అమ్మాయికి నర్సింగ్‌లో సీటు కావాలి.',
  emoji: '👩🏽‍⚕️ 👨‍👩‍👧 🇮🇳',
  'a header': 'Bcc: a@b.c\nSubject: other',
};

test('texts of every kind arrive whole, and the visitor is told to check a long one', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  await openContact(page);
  const text = [...Object.values(texts), 'నమస్కారం & welcome. '.repeat(500)].join('\n');
  await fillContact(page, { ...visitor, comments: text });
  await send(page).click();
  await expectArrival(page, text);
  await expect(page.getByText(words.send.long)).toBeVisible();
  expect(alerts).toEqual([]);
});

test('a lone surrogate arrives as a replacement character', nightly, async ({ page }) => {
  await openContact(page);
  await fillContact(page);
  await comments(page).evaluate((area: HTMLTextAreaElement) => {
    area.value = 'before \ud83d after';
  });
  await send(page).click();
  await expectArrival(page, 'before \ufffd after');
});

async function expectArrival(page: Page, text: string) {
  const expected = `Comments: ${text.replaceAll('\n', '\r\n')}`;
  const [mail = '', chat = ''] = await handedOver(page);
  const fields = mail.slice('mailto:?'.length).split('&');
  expect(fields).toHaveLength(2);
  expect(decodeURIComponent(fields[1] ?? '').endsWith(expected)).toBe(true);
  expect(new URL(chat).searchParams.get('text')?.endsWith(expected)).toBe(true);
}

for (const [path, place] of [
  ['/contact', '#write'],
  ['/admissions', '#enquiry'],
] as const) {
  test(
    `with scripts blocked, ${path} keeps what is typed and says how to reach the office`,
    path === '/contact' ? nightly : {},
    async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      const form = page.locator(`${place} form`);
      if (path === '/contact') await fillContact(page);
      else await fillEnquiry(page);
      await form.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(path);
      await expect(form.locator('[name="email"]')).toHaveValue(
        path === '/contact' ? visitor.email : applicant.email,
      );
      for (const address of ['tel:', 'https://wa.me/', 'mailto:']) {
        await expect(page.locator(`${place} p a[href^="${address}"]`).last()).toBeVisible();
      }
    },
  );
}
