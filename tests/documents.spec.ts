import type { Paper } from '../src/content/schemas/documents.ts';
import { content, editionIn } from './support/content.ts';
import { fillEnquiry } from './support/forms.ts';
import { nightly } from './support/nightly.ts';
import { openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

/** The papers that are on the list now. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('li:has(> label > input[data-remember])')
    .evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .map((item) => item.querySelector('b')?.textContent ?? ''),
    );
}

const { groups, choose: choice } = content['documents'];
const papers = groups.flatMap((group) => group.papers);
const nameOf = (paper: string) => papers.find(({ id }) => id === paper)?.name ?? '';

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('a link of a course chooses it, and the list follows what is chosen', async ({ page }) => {
  await page.goto('/courses/bachelor/gnw/gnw-criteria');
  await page.getByRole('main').getByRole('link', { name: content['documents'].invite }).click();
  await expect(
    page.getByRole('radio', { name: content.programmes.gnm.name, exact: true }),
  ).toBeChecked();
  expect(await shown(page)).toContain(nameOf('intermediate-memo'));
  expect(await shown(page)).not.toContain(nameOf('bridge-course'));
  await choose(page, choice.applicants['after-intermediate']);
  expect(await shown(page)).not.toContain(nameOf('passport'));
  await choose(page, choice.applicants.abroad);
  expect(await shown(page)).toContain(nameOf('passport'));
  expect(await shown(page)).not.toContain(nameOf('aadhaar'));
  await choose(page, content.programmes.intermediate.name);
  expect(await shown(page)).not.toContain(nameOf('intermediate-memo'));
});

test('before a choice only what almost everybody needs is open', async ({ page }) => {
  await page.goto('/admissions/documents');
  const [first, ...others] = groups;
  expect(await shown(page)).toEqual(first?.papers.map(({ name }) => name));
  await choose(page, choice.applicants['class-10']);
  await choose(page, content.programmes.intermediate.name);
  const left = (papers: readonly Paper[]) =>
    papers.filter(
      ({ courses = ['intermediate'], applicants = ['class-10'] }) =>
        courses.includes('intermediate') && applicants.includes('class-10'),
    );
  for (const { heading, papers } of others) {
    const group = page.getByRole('heading', { name: heading });
    const link = page.getByRole('navigation').getByRole('link', { name: heading });
    for (const one of [group, link])
      await expect(one).toBeVisible({ visible: left(papers).length > 0 });
  }
});

test('what else the college needs is one question, ready to send', nightly, async ({ page }) => {
  const { text, question } = content['documents'].unknown;
  await page.goto('/admissions/documents');
  const link = page.getByRole('main').getByRole('link', { name: question });
  await expect(link).toHaveCount(text ? 0 : 1);
});

test('citizens of Nepal and Bhutan read that they need no visa', nightly, async ({ page }) => {
  await page.goto('/admissions/documents#abroad');
  for (const name of [nameOf('passport'), nameOf('visa')]) {
    const paper = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel(name, { exact: true }) });
    await expect(paper).toContainText('Nepal and Bhutan');
  }
});

test('a tick is there again on the next visit, in both languages', async ({ page }) => {
  await page.goto('/admissions/documents');
  await page.getByRole('checkbox', { name: nameOf('aadhaar') }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: nameOf('aadhaar') })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: nameOf('conduct') })).not.toBeChecked();
  const [paper] = editionIn('te')
    .content['documents'].groups.flatMap((group) => group.papers)
    .filter(({ id }) => id === 'aadhaar');
  await page.goto('/te/admissions/documents');
  await expect(page.getByRole('checkbox', { name: paper?.name ?? '' })).toBeChecked();
});

for (const path of ['/admissions/documents#bpt', '/te/admissions/documents#bpt']) {
  test(
    `${path} is printed on one sheet`,
    path.startsWith('/te') ? {} : nightly,
    async ({ page }) => {
      // A4 without the margins of the print style.
      await page.setViewportSize({ width: 688, height: 1017 });
      await page.goto(path);
      await page.locator('[id="after-intermediate"] input').check();
      await page.emulateMedia({ media: 'print' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(1017);
    },
  );
}

test('the button prints', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/admissions/documents');
  await page.getByRole('button', { name: content['documents'].print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('the finder and the sent enquiry lead to the papers', async ({ page }) => {
  await page.goto('/courses/what-can-i-study#passed=class-10');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: content.programmes.intermediate.fullName }) });
  await expect(card.getByRole('link', { name: /^Documents/ })).toHaveAttribute(
    'href',
    '/admissions/documents#intermediate',
  );
  await openPage(page, '/admissions');
  await fillEnquiry(page);
  await page.locator('#enquiry').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: content['documents'].invite })).toHaveAttribute(
    'href',
    '/admissions/documents',
  );
});
