import type { Locator } from '@playwright/test';
import { sectionIds } from '../../src/routes.ts';
import { content, edition, editionIn } from '../support/content.ts';
import { islandsReady } from '../support/pages.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Goes from the home page by these taps, four at most. */
async function walk(page: Page, taps: readonly ((page: Page) => Locator)[], home = '/') {
  expect(taps.length).toBeLessThanOrEqual(4);
  await page.goto(home);
  for (const tap of taps) {
    await tap(page).click();
    await page.waitForLoadState();
    await islandsReady(page);
  }
}

const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name });

const { words } = edition;
const finder = content['what-can-i-study'];

type Titled = readonly { title: string; path: string }[];
const titleIn = (links: Titled = [], path: string) =>
  links.find((link) => link.path === path)?.title ?? '';
const quickLinks = (of: typeof edition) => of.content.site.footer.quickLinks;

type Guide = 'international' | 'disclosures' | 'safety';
const sectionOf = (name: Guide, id: string) =>
  content[name].sections.find((section) => section.id === id);

/** The question of a section that lacks a fact is in that section, and leaves whole for WhatsApp. */
async function expectQuestion(page: Page, name: Guide, id: string): Promise<void> {
  const { slots = [], orders, question } = sectionOf(name, id) ?? {};
  const bodies = orders ? content['about-us'].affiliations.bodies : [];
  const isOpen = slots.some(({ value }) => value === null) || bodies.some(({ order }) => !order);
  const link = page.locator(`#${id}`).getByRole('link', { name: question ?? '', exact: true });
  if (!isOpen || !question) return expect(link).toHaveCount(0);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toBe(`${words.questions.one} ${question}`);
}

test('a father learns what 52 per cent in BiPC opens, and which papers to bring', async ({
  page,
}) => {
  await walk(page, [
    inMain(finder.title),
    (page) => page.getByText(words.finder.passed.intermediate, { exact: true }).first(),
    (page) => page.getByText('BiPC', { exact: true }).first(),
  ]);
  await page.getByLabel(finder.questions.marks.aggregate).fill('52');
  const gnm = page.getByRole('article').filter({ hasText: content.programmes.gnm.fullName });
  await expect(gnm).toContainText(words.entrance.label);
  await gnm.getByRole('link', { name: words.finder.card.papers }).click();
  await expect(page).toHaveURL(/\/admissions\/documents#/);
});

test('who asks whether a seat can still be had sees the state of each course', async ({ page }) => {
  await walk(page, [inMain(words.dates.all)]);
  const main = page.getByRole('main');
  for (const id of sectionIds) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(main.getByRole('link', { name: words.dates.ask })).toHaveCount(1);
});

test('a student of the 10th class sees where MPC and BiPC lead', async ({ page }) => {
  await walk(page, [
    inMain(titleIn(content.home.hero.slides[0]?.actions, '/courses')),
    inMain(content.ladder.title),
  ]);
  const groups = page.getByRole('table', { name: content.ladder.groups.caption });
  await expect(groups.getByRole('rowheader', { name: 'MPC' })).toBeVisible();
  await expect(groups.getByRole('rowheader', { name: 'BiPC' })).toBeVisible();
});

test('a GNM nurse is led past GNM to the steps before M.Sc Nursing', async ({ page }) => {
  await walk(page, [
    inMain(finder.title),
    (page) => page.getByText(content.programmes.gnm.name, { exact: true }).first(),
    inMain(content.ladder.title),
  ]);
  await expect(page.locator('#gnm')).toBeInViewport();
  await expect(page.locator('#post-basic')).toContainText(content.ladder.labels.elsewhere);
  for (const { heading } of content.ladder.nursing.steps) {
    await expect(page.locator('#nursing')).toContainText(heading);
  }
});

test('an applicant from Kenya finds the way, and a question to ask for seats and fees', async ({
  page,
}) => {
  await walk(page, [inMain(content.international.title)]);
  for (const { heading } of sectionOf('international', 'steps')?.steps ?? []) {
    await expect(page.locator('#steps').getByText(heading)).toBeVisible();
  }
  await expectQuestion(page, 'international', 'seats');
  await expectQuestion(page, 'international', 'costs');
});

test('an intern learns what to send, and what to ask', async ({ page }) => {
  await walk(page, [
    inMain(content.international.title),
    inMain(sectionOf('international', 'interns')?.heading ?? ''),
  ]);
  await expect(page.locator('#interns')).toBeInViewport();
  await expectQuestion(page, 'international', 'interns');
});

test('an inspector finds each body with its order or a question to ask', async ({ page }) => {
  await walk(page, [inFooter(titleIn(quickLinks(edition), '/disclosures'))]);
  await expectQuestion(page, 'disclosures', 'recognition');
  await expect(page.locator('#check').getByRole('listitem').first()).toBeVisible();
});

test('the father of a girl finds whom to call, and what to ask about the hostel', async ({
  page,
}) => {
  await walk(page, [inFooter(titleIn(quickLinks(edition), '/safety'))]);
  await expect(page.getByRole('link', { name: /^112\s*\S/ })).toHaveAttribute('href', 'tel:112');
  await expectQuestion(page, 'safety', 'hostel');
});

test('a mother who reads Telugu finds the same', async ({ page }) => {
  await walk(page, [inFooter(titleIn(quickLinks(editionIn('te')), '/safety'))], '/te');
  await expect(page).toHaveURL(/\/te\/safety$/);
  await expect(page.getByRole('link', { name: /^1098 ?\S/ })).toBeVisible();
});
