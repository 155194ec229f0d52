import { sectionStart, sections } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { holdIslands } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { complaints, contentWidth, islandsReady, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { words } = edition;
const { courses } = content.courses;
const named = (among: typeof courses) => among.map(({ name }) => name);
const allCourses = named(courses);
const interCourses = courses.filter(({ category }) => category === 'inter');
const bachelorCourses = courses.filter(({ category }) => category === 'bachelor');
const nursingCourses = named(bachelorCourses.filter(({ name }) => /nurs/i.test(name)));
const cardOf = (id: string) => courses.find((course) => course.id === id)?.name ?? '';

/** Names of the course cards in sight. */
async function shownCourses(page: Page): Promise<string[]> {
  return page.locator('main li:visible article h2').allInnerTexts();
}

test('the catalogue shows complete cards that lead to their courses', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Courses');
  expect(await shownCourses(page)).toEqual(allCourses);
  const facts = await page.locator('main li article dl').allInnerTexts();
  const spaced = (text: string) => text.replace(/\s+/g, ' ');
  expect(facts.map(spaced)).toEqual(
    courses.map(({ duration, intake }) =>
      spaced(`${words.courses.duration} ${duration} ${words.courses.intake} ${intake}`),
    ),
  );
  await page
    .locator('main article')
    .getByRole('link', { name: cardOf('bpt') })
    .click();
  await expect(page).toHaveURL(/\/courses\/bachelor\/bpt\/about-bpt$/);
});

test('search and category combine, survive going away and coming back', async ({ page }) => {
  const found = complaints(page);
  // So low that the way back leads to the card, far below the form.
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, '/courses');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Bachelor Courses');
  await expect.poll(() => shownCourses(page)).toEqual(named(bachelorCourses));
  await page.getByRole('searchbox').fill(' nurs ');
  await page.getByRole('searchbox').press('Enter');
  await expect.poll(() => shownCourses(page)).toEqual(nursingCourses);
  await expect(page.getByRole('status')).toContainText(`${nursingCourses.length}`);

  await page
    .getByRole('article')
    .getByRole('link', { name: cardOf('bsc-nursing'), exact: true })
    .click();
  await expect(page).toHaveURL(/about-nursing$/);
  await page.goBack();
  await expect.poll(() => shownCourses(page)).toEqual(nursingCourses);
  await expect(page.getByRole('searchbox')).toHaveValue('nurs');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('bachelor');
  await page.goForward();
  await page.goBack();
  await expect.poll(() => shownCourses(page)).toEqual(nursingCourses);

  await page.reload();
  await expect.poll(() => shownCourses(page)).toEqual(nursingCourses);
  await page.getByRole('button', { name: words.courses.showAll }).click();
  await expect.poll(() => shownCourses(page)).toEqual(allCourses);
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(found).toEqual([]);
});

test('a page that is only looked at fetches no React, and its first use answers', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/courses', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/(react|hydrate)-/.test(url))).toEqual([]);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('inter');
  await expect.poll(() => shownCourses(page)).toEqual(named(interCourses));
});

test(
  'a shared choice is shown to who saves data, and an advertisement’s query starts nothing',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/courses?category=inter');
    await expect.poll(() => shownCourses(page)).toEqual(named(interCourses));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/courses?utm_source=x', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\/(react|hydrate)-/.test(url))).toEqual([]);
  },
);

test('what is searched or chosen before the script is ready is not lost', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/courses');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('inter');
  await page.getByRole('searchbox').fill('bi');
  await page.getByRole('button', { name: 'Search' }).click();
  await release();
  await islandsReady(page);
  await expect.poll(() => shownCourses(page)).toEqual([cardOf('bipc')]);
  await expect(page.getByRole('searchbox')).toHaveValue('bi');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('inter');
});

test('a hostile search finds nothing and harms nothing', async ({ page }) => {
  const found = complaints(page);
  await openPage(page, '/courses');
  for (const text of ['<img src=x onerror=alert(1)>', 'x'.repeat(10_000)]) {
    await page.getByRole('searchbox').fill(text);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText('No courses found.');
    expect(await shownCourses(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('No courses found.');
  }
  expect(found).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the catalogue is complete and shows no form that cannot work', async ({ page }) => {
    await page.goto('/courses?q=nothing');
    expect(await shownCourses(page)).toEqual(allCourses);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test('the Overview list opens and leads to a sub-page', async ({ page }) => {
    await page.goto(sectionStart('bpt'));
    await page.locator('summary', { hasText: 'Overview' }).click();
    await page
      .getByRole('navigation', { name: 'Overview' })
      .getByRole('link', { name: 'Career Prospects' })
      .click();
    await expect(page).toHaveURL(/bpt-career$/);
  });
});

test('the bachelor page shows the three courses of the specification', async ({ page }) => {
  await page.goto('/courses/bachelor');
  const cards = page.locator('main article');
  const expected = [
    ['gnm', '/courses/bachelor/gnw/about-gnw'],
    ['bsc-nursing', '/courses/bachelor/bsc-nursing/about-nursing'],
    ['bpt', '/courses/bachelor/bpt/about-bpt'],
  ] as const;
  for (const [id, path] of expected) {
    const { name, duration } = content.programmes[id];
    const heading = page.getByRole('heading', { name, exact: true });
    const card = cards.filter({ has: heading });
    await expect(card).toContainText(edition.describe.shortDuration(duration));
    await expect(card).toContainText('10+2 with Physics, Chemistry, Biology and English');
    await expect(card.getByRole('link', { name: 'View Course' })).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the master page shows what each course takes and asks', nightly, async ({ page }) => {
  await page.goto('/courses/master');
  const expected = [
    ['M.Sc in Nursing', 'B.Sc Nursing or GNM', '/courses/bachelor/bsc-nursing/'],
    ['M.Sc Medical Laboratory Technology (MLT)', 'B.Sc MLT', '/courses/bachelor/mlt/'],
    ['Master of Physiotherapy (MPT)', 'Bachelor of Physiotherapy', '/courses/bachelor/bpt/'],
  ] as const;
  for (const [index, [name, eligibility, base]] of expected.entries()) {
    const card = page.locator('main article').nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByText('2 years', { exact: true })).toBeVisible();
    await expect(card.getByText(eligibility, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(1);
    const link = card.getByRole('link', { name: 'View Course' });
    expect(await link.getAttribute('href')).toContain(base);
  }
  for (const { note } of content.master.courses) {
    if (note) await expect(page.locator('main')).toContainText(note);
  }
});

// The neighbours of each sub-page are tested beside the page.
test('every sub-page of a section can be walked with the next link', nightly, async ({ page }) => {
  const { base, pages } = sections.bpt;
  await page.goto(sectionStart('bpt'));
  for (const [index, slug] of pages.entries()) {
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    const panel = page.getByRole('navigation', { name: 'Quick Navigation' });
    await expect(panel.locator('[aria-current="page"]')).toHaveAttribute('href', `${base}/${slug}`);
    const next = page.locator('a[rel="next"]');
    if (index < pages.length - 1) await next.click();
    else await expect(next).toHaveCount(0);
  }
});

test(
  'from 900 pixels there is a side panel, below an Overview list that stays in sight',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(sectionStart('gnm'));
    const panel = page.getByRole('navigation', { name: 'Quick Navigation' });
    const overview = page.getByRole('navigation', { name: 'Overview' });
    await expect(panel).toBeVisible();
    await expect(overview).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panel).toBeHidden();
    await page
      .locator('article')
      .evaluate((article) => article.scrollIntoView({ block: 'center' }));
    await expect(overview).toBeInViewport();
  },
);

test('on a phone a table is still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses/bachelor/bpt/bpt-curriculum');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Year',
    'Semester',
    'Subjects',
    'Training & Labs',
  ]);
  const { curriculum, entry } = content.programmes.bpt;
  await expect(table.getByRole('rowheader')).toHaveText(
    (curriculum?.Years ?? []).map(({ Year }) => Year),
  );
  await page.goto('/courses/bachelor/bpt/bpt-criteria');
  await expect(page.getByRole('rowheader', { name: 'Age' })).toBeVisible();
  await expect(
    page.getByRole('cell', { name: new RegExp(`${entry.age?.minimum}\\syears`) }),
  ).toBeVisible();
});

test(
  'the physiotherapy picture fades, and is still under reduced motion',
  nightly,
  async ({ page }) => {
    const animations = () =>
      page
        .locator('main img')
        .first()
        .evaluate((image) => image.getAnimations().length);
    await page.goto(sectionStart('bpt'));
    expect(await animations()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(sectionStart('bpt'));
    expect(await animations()).toBe(0);
  },
);

test('printed on A4, a curriculum fits the sheet and leaves navigation out', async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/courses/bachelor/bsc-nursing/nursing-curriculum');
  const table = page.getByRole('table');
  await expect(table).toHaveCSS('display', 'table');
  await expect(table.getByRole('columnheader', { name: 'Semester' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Quick Navigation' })).toBeHidden();
  expect(await contentWidth(page)).toBeLessThanOrEqual(690);
});
