import { describeAddress, describeDays, describeHours } from '#src/content/check/describe-site.ts';
import { content, edition } from './support/content.ts';
import { alertsOf, catchHandOver, fillContact, handedOver, visitor } from './support/forms.ts';
import { nightly } from './support/nightly.ts';
import { complaints, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { words } = edition;
const send = (page: Page) => page.getByRole('button', { name: words.contactForm.submit });
const banner = (page: Page) => page.locator('#write form').getByRole('alert');

async function open(page: Page) {
  await openPage(page, '/contact');
  await catchHandOver(page);
}

test('the hero has the founders, the hours and a WhatsApp chat', async ({ page }) => {
  await page.goto('/contact');
  const hero = page.locator('main > div').first();
  await expect(hero.getByRole('figure').locator('img')).toHaveCount(2);
  for (const line of content.site.hours) {
    await expect(hero).toContainText(describeDays(edition, line));
    await expect(hero).toContainText(describeHours(edition, line));
  }
  await expect(hero.getByRole('link', { name: words.actions.chat })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
  // Somebody whose machine has no mail program reads the address.
  await expect(page.locator('main')).toContainText(content.site.email);
  await expect(page.locator('main')).toContainText(/\+91[\s\d]{10,}/);
});

test('an empty form names its first error in the banner and all of them under their fields', async ({
  page,
}) => {
  await open(page);
  await send(page).click();
  await expect(banner(page)).toHaveText('Full name is required');
  for (const [label, message] of [
    ['Full Name', 'Full name is required'],
    ['Email', 'Email is required'],
    ['Reason', 'Reason is required'],
    ['Comments', 'Comments are required'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await expect(page.getByLabel('Phone (optional)')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(await handedOver(page)).toEqual([]);
});

test('an address that is no mail address is refused', async ({ page }) => {
  await open(page);
  await fillContact(page, { ...visitor, email: 'lakshmi at example' });
  await send(page).click();
  await expect(banner(page)).toHaveText('Invalid email format');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await handedOver(page)).toEqual([]);
});

test(
  'the error of a field goes when the field is edited, the others stay',
  nightly,
  async ({ page }) => {
    await open(page);
    await send(page).click();
    await page.getByLabel('Full Name').fill('L');
    await expect(page.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
    await expect(banner(page)).toBeEmpty();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required$/);
    await page.getByLabel('Reason').selectOption('Other');
    await expect(page.getByLabel('Reason')).not.toHaveAttribute('aria-invalid');
  },
);

test('the reasons are those of the specification', async ({ page }) => {
  await page.goto('/contact');
  const values = await page
    .getByLabel('Reason')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual([
    '',
    'Admission Inquiry',
    'Course Information',
    'Technical Support',
    'Other',
  ]);
});

test('a valid form opens the mail, then WhatsApp with the same text, and is empty again', async ({
  page,
}) => {
  const found = complaints(page);
  await open(page);
  await fillContact(page);
  await send(page).click();
  const body =
    'Name: Lakshmi Devi\r\nEmail: lakshmi@example.in\r\nPhone: 98480 00000\r\nComments: Is there a bus from Narasaraopet?';
  const [mail = '', chat = '', ...more] = await handedOver(page);
  expect(more).toEqual([]);
  expect(mail).toBe(
    `mailto:?subject=${encodeURIComponent('Inquiry: Course Information')}&body=${encodeURIComponent(body)}`,
  );
  expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(new URL(chat).searchParams.get('text')).toBe(body);
  for (const label of ['Full Name', 'Email', 'Phone', 'Reason', 'Comments']) {
    await expect(page.locator('#write form').getByLabel(label)).toHaveValue('');
  }
  const opened = page.getByRole('group', { name: 'press send' });
  await expect(opened).toBeInViewport({ ratio: 1 });
  await expect(opened).toBeFocused();
  expect(found).toEqual([]);
});

test(
  'on a small phone the next step begins in sight, below the header',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/te/contact');
    await catchHandOver(page);
    await fillContact(page);
    await page.locator('#write form [type="submit"]').click();
    const step = page.locator('#write').getByRole('group').getByRole('heading');
    const room = async () => {
      const header = await page.locator('header').first().boundingBox();
      const heading = await step.boundingBox();
      return (heading?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  },
);

test('fields have labels, types and autocomplete tokens', async ({ page }) => {
  await page.goto('/contact');
  for (const [label, type, token] of [
    ['Full Name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Phone (optional)', 'tel', 'tel'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', type);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
  }
});

test('the message can be copied instead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await fillContact(page);
  await page.getByRole('button', { name: words.send.copy }).click();
  await expect(page.getByText(words.send.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Inquiry: Course Information');
  expect(copied).toContain('Comments: Is there a bus from Narasaraopet?');
  await send(page).click();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: words.send.copy }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Name: Lakshmi Devi');
  await page.getByRole('button', { name: words.send.change }).click();
  await page.getByLabel('Comments').fill('And when does the term begin?');
  await page.getByRole('button', { name: words.send.copy }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Comments: And when does the term begin?');
});

test('Copy Address Link copies the address of the map and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const alerts = alertsOf(page);
  const map = await page.getByRole('link', { name: words.contact.openMap }).getAttribute('href');
  await page.getByRole('button', { name: 'Copy Address Link' }).click();
  await expect.poll(() => alerts).toEqual(['Location URL copied to clipboard!']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(map);
});

test('the district is shown as a model, with the address and a link to the maps site', async ({
  page,
}) => {
  await page.goto('/contact');
  const visit = page.locator('#visit');
  await expect(visit.getByRole('img').first()).toBeVisible();
  await expect(visit.locator('address')).toHaveText(describeAddress(edition));
  await expect(visit.getByRole('link', { name: words.contact.openMap })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the social links open in a new tab', nightly, async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'WhatsApp']) {
    const link = page.locator('#visit').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test(
  'of four questions one is open at a time, and a click on it closes it',
  nightly,
  async ({ page }) => {
    await page.goto('/contact');
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(content.contact.faq.items.length);
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(questions.nth(2)).toHaveAttribute('open');
    await expect(questions.nth(2)).toContainText('Monday to Friday, 9:00 AM to 5:00 PM IST');
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await expect(questions.nth(0).locator('a[href="/admissions#enquiry"]')).toHaveCount(1);
    await expect(questions.nth(1).locator('a[href="/docs/fee-structure.pdf"]')).toHaveCount(1);
  },
);
