import { catalogueLink } from '../src/content/views/offered-courses.ts';
import { content, edition } from './support/content.ts';
import { alertsOf, applicant, fillEnquiry } from './support/forms.ts';
import { nightly } from './support/nightly.ts';
import { complaints, islandsReady, layoutShift, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { ready } = edition.words.send;
const { thanks } = edition.words.enquiryForm;
const form = (page: Page) => page.locator('#enquiry form');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });
const overlay = (page: Page) => page.getByRole('status').getByText(thanks);
const step = (page: Page) => page.getByRole('group', { name: ready });

/** SPEC.md section 9. */
const overlayTime = 3000;

const optionsOf = (page: Page, name: string) =>
  form(page)
    .locator(`[name="${name}"] option`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

test('the cards say why to choose the college', nightly, async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
  for (const name of [
    '100% Placement Assistance',
    'Expert Faculty',
    'International Student Support',
    'State-of-the-Art Facilities',
  ]) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  }
});

test('the courses table starts on undergraduate and shows its four columns', async ({ page }) => {
  await openPage(page, '/admissions');
  const levels = page.locator('#courses');
  await expect(levels.getByRole('tab', { selected: true })).toHaveText('Undergraduate Programs');
  const table = page.getByRole('table', { name: 'Undergraduate Programs' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'S.No',
    'Course Name',
    'Intake',
    'More',
  ]);
  const rows = table.locator('tbody tr');
  const listed = content.courses.courses.filter(({ category }) => category === 'bachelor');
  await expect(rows).toHaveCount(listed.length);
  for (const [index, entry] of listed.entries()) {
    const { name, intake } = entry;
    const cells = rows.nth(index).locator('th, td');
    await expect(cells.nth(0)).toHaveText(String(index + 1));
    // The name stands first; who may join follows it.
    await expect(cells.nth(1)).toContainText(name);
    expect((await cells.nth(1).innerText()).startsWith(name)).toBe(true);
    await expect(cells.nth(2)).toHaveText(intake);
    await expect(rows.nth(index).getByRole('link', { name: `More about ${name}` })).toHaveAttribute(
      'href',
      catalogueLink(edition, entry),
    );
  }
});

test('a tab switches the list of courses', nightly, async ({ page }) => {
  await openPage(page, '/admissions');
  await page.getByRole('tab', { name: 'Intermediate Programs' }).click();
  await expect(page.getByRole('table', { name: 'Undergraduate Programs' })).toBeHidden();
  const rows = page.getByRole('table', { name: 'Intermediate Programs' }).locator('tbody tr');
  await expect(rows).toContainText(['MPC', 'BiPC']);
  await page.getByRole('tab', { name: 'Entrance Coaching' }).click();
  await expect(page.getByRole('table', { name: 'Entrance Coaching' })).toContainText(
    content.courses.courses.find(({ category }) => category === 'iit')?.intake ?? '',
  );
});

test('without scripts every table is there, one after another', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/admissions');
  for (const name of ['Undergraduate Programs', 'Intermediate Programs', 'Entrance Coaching']) {
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
  await page.close();
});

test('when the script does not arrive the tabs still open their tables', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admissions');
  await page.getByRole('tab', { name: 'Entrance Coaching' }).click();
  await expect(page.getByRole('table', { name: 'Entrance Coaching' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Undergraduate Programs' })).toBeHidden();
});

test('the fee structure can be downloaded as a PDF', async ({ page, request }) => {
  await page.goto('/admissions');
  const link = page.locator('#fees').getByRole('link', { name: /Fee structure/ });
  await expect(link).toHaveAttribute('href', '/docs/fee-structure.pdf');
  await expect(link).toHaveAttribute('download');
  await expect(page.getByRole('heading', { name: 'Fee Structure & Scholarships' })).toBeVisible();
  const response = await request.get('/docs/fee-structure.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const document = (await response.body()).toString('latin1');
  expect(document.startsWith('%PDF-')).toBe(true);
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('programs and countries are those of the specification', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByRole('heading', { name: 'Make your first step' })).toBeVisible();
  expect(await optionsOf(page, 'program')).toEqual([
    '',
    'GNW',
    'BPT',
    'B.Sc. Nursing',
    'Intermediate',
    'Academy',
  ]);
  await expect(form(page).locator('option[value="GNW"]')).toHaveText(
    'GNW (General Nursing and Midwifery)',
  );
  expect(await optionsOf(page, 'country')).toEqual([
    '',
    'United States',
    'Canada',
    'United Kingdom',
    'Australia',
    'India',
    'Germany',
    'France',
    'Spain',
    'Italy',
    'Netherlands',
    'Sweden',
    'Norway',
    'Finland',
    'Denmark',
    'Poland',
  ]);
  await expect(form(page).getByLabel('Country')).toHaveAttribute('required');
});

test('an empty field that is required is asked for, marked and focused', async ({ page }) => {
  const alerts = alertsOf(page);
  await openPage(page, '/admissions');
  for (const name of ['name', 'email', 'phone', 'program']) {
    await fillEnquiry(page, { ...applicant, [name]: '' });
    await submit(page).click();
    await expect.poll(() => alerts.splice(0)).toEqual(['Please fill all required fields.']);
    const field = form(page).locator(`[name="${name}"]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
    await expect(form(page).getByRole('alert')).toHaveText('Please fill all required fields.');
    await expect(overlay(page)).toBeHidden();
    await expect(form(page).locator('[name="notes"]')).toHaveValue(applicant.notes);
  }
});

test('the mark of a field goes when the field is edited', nightly, async ({ page }) => {
  alertsOf(page);
  await openPage(page, '/admissions');
  await submit(page).click();
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(4);
  await form(page).getByLabel('Phone').fill('9');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(3);
});

test('a filled form is logged, thanked for three seconds and cleared', async ({ page }) => {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[0]?.jsonValue());
  });
  await page.clock.install();
  await page.goto('/admissions');
  await page.clock.runFor(3000);
  await islandsReady(page);
  await fillEnquiry(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submit(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => logged).toEqual([expect.objectContaining(applicant)]);
  await page.clock.runFor(overlayTime - 50);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(overlay(page)).toBeHidden();
  for (const name of Object.keys(applicant)) {
    await expect(form(page).locator(`[name="${name}"]`)).toHaveValue('');
  }
});

test('afterwards the same details can be sent on WhatsApp or by mail; until then none leave', async ({
  page,
}) => {
  const found = complaints(page);
  const asked: string[] = [];
  await openPage(page, '/admissions');
  page.on('request', (request) => {
    if (!/\.(avif|webp|svg|woff2)$/.test(request.url())) asked.push(request.url());
  });
  await fillEnquiry(page);
  await submit(page).click();
  const chat = page
    .locator('#enquiry')
    .getByRole('link', { name: 'Send on WhatsApp (opens in a new tab)' });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Name: Ravi Kumar\r\nEmail: ravi@example.in\r\nPhone: 98480 11111');
  expect(text).toContain('Program: BPT\r\nNotes: After BiPC');
  const mail = page.locator('#enquiry').getByRole('link', { name: edition.words.send.mail });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${content.site.email}`));
  expect(asked).toEqual([]);
  expect(found).toEqual([]);
});

test('a slip in the ways to answer is named, and nothing is refused for it or for no country', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  await openPage(page, '/admissions');
  await fillEnquiry(page, { ...applicant, email: 'ravi@gmail', phone: '12', country: '' });
  await submit(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator('#enquiry')).toContainText(
    'The email address “ravi@gmail” looks incomplete. The phone number “12” has fewer than ten digits.',
  );
  expect(alerts).toEqual([]);
});

test('the overlay covers the heading of the step, and moves nothing as it goes', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/admissions');
  await fillEnquiry(page);
  await submit(page).click();
  await expect(overlay(page)).toBeVisible();
  // Measured at once: the window may still be scrolling to the step.
  const isCovered = await step(page).evaluate((part, said) => {
    const covers = [...part.querySelectorAll('[role="status"]')];
    const cover = covers.find((one) => one.textContent?.includes(said))?.getBoundingClientRect();
    const heading = part.querySelector('h3')?.getBoundingClientRect();
    return cover && heading && cover.top <= heading.top && cover.bottom >= heading.bottom;
  }, thanks);
  expect(isCovered).toBe(true);
  await expect(overlay(page)).toBeInViewport({ ratio: 1 });
  await expect(form(page)).toBeHidden();
  await expect(step(page)).toBeFocused();
  const chat = step(page).getByRole('link').first();
  // It cannot be pressed by the second click of a double click.
  await expect(chat).toHaveCSS('pointer-events', 'auto');
  const places = () =>
    step(page).evaluate((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [(part.querySelector('a')?.getBoundingClientRect().top ?? 0) - top, height];
    });
  const before = await places();
  const moved = await layoutShift(page);
  await page.clock.runFor(overlayTime);
  await expect(overlay(page)).toBeHidden();
  expect(await places()).toEqual(before);
  await expect(form(page)).toBeHidden();
  await expect(step(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect(await layoutShift(page)).toBe(moved);
});

test('who has gone on before the overlay goes is not called back', nightly, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/admissions');
  await fillEnquiry(page);
  await submit(page).click();
  await expect(overlay(page)).toBeVisible();
  const link = page.locator('header a').first();
  await link.focus();
  await page.clock.runFor(overlayTime);
  await expect(step(page)).toBeVisible();
  await expect(link).toBeFocused();
});

test('a course that the form does not list is named in the notes', nightly, async ({ page }) => {
  await page.goto('/courses/bachelor/mlt/about-mlt');
  await page.getByRole('main').getByRole('link', { name: edition.words.section.enquire }).click();
  await islandsReady(page);
  await expect(form(page).getByLabel('Notes')).toHaveValue('I am asking about B.Sc MLT.');
  await expect(form(page).getByLabel('Program')).toHaveValue('');
});

test('a course page can choose the program', async ({ page }) => {
  await openPage(page, '/admissions?program=B.Sc.%20Nursing#enquiry');
  await expect(form(page).getByLabel('Program')).toHaveValue('B.Sc. Nursing');
  await openPage(page, '/admissions?program=%3Cscript%3E');
  await expect(form(page).getByLabel('Program')).toHaveValue('');
});

test('four questions are answered', nightly, async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.locator('main details[name] summary')).toContainText([
    'apply',
    'international applicants',
    'teaching',
    'hostels',
  ]);
  await expect(page.locator('main details[name]').nth(2)).toContainText(
    'blended, in-person and online',
  );
});
