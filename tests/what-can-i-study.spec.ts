import { fill } from '../src/lib/fill-tokens.ts';
import { indianDay } from '../src/lib/indian-day.ts';
import { readApplicants } from './support/applicants.ts';
import { content, edition, offered } from './support/content.ts';
import { holdIslands } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage, smallTargets } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const address = '/courses/what-can-i-study';

/** The page offers this year and the next, which its applicants want to join in. */
const year = Number(indianDay(new Date()).slice(0, 4));
/** Of somebody who is 18 at the end of that next year. */
const born = String(year - 17);

/** Answers of a student who finds something in each of the three groups. */
const mixed = `${address}#passed=intermediate&stream=BiPC&aggregate=61&pcb=47&born=${born}`;

/** Headings of the cards by the ids of the table of applicants. */
const titles: Record<string, string> = Object.fromEntries(
  offered.map(({ id, title }) => [id, title]),
);
const text = content['what-can-i-study'];
const { marks, person, stream } = text.questions;
const { groups, earlier } = text.result;
const { finder } = edition.words;

test.use({ now: `${year}-11-21T06:00:00Z` });

async function open(page: Page, path = address) {
  // A change of the fragment alone loads nothing anew.
  await page.goto('about:blank');
  await openPage(page, path);
}

/** Answers in the fragment of the page's address. */
const answersOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1));
const status = (page: Page) => page.getByRole('status').first();
const question = (page: Page, name: string) => page.getByRole('group', { name });
const group = (page: Page, name: string) =>
  page
    .locator('#result section')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) });
/** The status counts the cards of each group, whatever is taught. */
async function expectCounted(page: Page): Promise<void> {
  const count = (of: string) =>
    page.locator(`#result > section [data-status="${of}"] article`).count();
  await expect(async () => {
    const numbers = [await count('open'), await count('open-if')].filter((number) => number > 0);
    expect(numbers.length).toBeGreaterThan(0);
    const said = await status(page).innerText();
    expect(said.match(/\d+/g)?.map(Number) ?? []).toEqual(numbers);
  }).toPass();
}
/** Courses that come before the one passed. */
const folded = (page: Page) => page.locator('#result details').filter({ hasText: earlier });
const card = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });

test('ten of the applicants read by hand find their verdicts, one after the other', async ({
  page,
}) => {
  // All 200 are judged in both languages by the tests of the finder itself.
  const applicants = readApplicants(content.programmes.gnm.entry.age);
  await open(page);
  for (const { query, verdicts } of applicants.filter((_, index) => index % 20 === 7)) {
    // They were read for joining in 2027: in other years they are as old.
    const ofNow = query
      .replace(/born=(\d{4})/, (_, of) => `born=${Number(of) + year - 2026}`)
      .replace('-02-29', '-02-28');
    await page.evaluate(
      (answers) => {
        location.hash = answers;
      },
      `${ofNow}&year=${year + 1}`,
    );
    const expected = Object.entries(verdicts).map(([id, status]) => `${titles[id]} ${status}`);
    const found = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#result [data-status]')].flatMap((list) =>
          [...list.querySelectorAll('h4')].map(
            (heading) => `${heading.textContent} ${list.getAttribute('data-status')}`,
          ),
        ),
      );
    // Other courses may be taught by now.
    await expect.poll(found, query).toEqual(expect.arrayContaining(expected));
  }
});

test('each answer changes the result at once and is announced', async ({ page }) => {
  await open(page);
  await expect(status(page)).toHaveText(text.result.start);
  await page.getByLabel(finder.passed.intermediate).check();
  await expectCounted(page);
  await question(page, stream.question).getByLabel('BiPC').check();
  await page.getByLabel(marks.aggregate).fill('61');
  await page.getByRole('radio', { name: `${year}`, exact: true }).check();
  await expect(card(page, titles['gnm'] ?? '')).toContainText(`on 31 December ${year}.`);
  await page.getByRole('radio', { name: `${year + 1}`, exact: true }).check();
  await expect(card(page, titles['gnm'] ?? '')).toContainText(`on 31 December ${year + 1}.`);
  await page.getByLabel(person.born).fill(born);
  await expectCounted(page);
  for (const id of ['intermediate', 'academy']) {
    await expect(folded(page)).toContainText(titles[id] ?? '');
  }
  await expect(group(page, groups.open)).toContainText(titles['gnm'] ?? '');
  await page.getByLabel(marks.pcb).fill('50');
  await expect(group(page, groups.open)).toContainText('At least 50% in PCB. You have 50%.');
  await page.getByLabel(marks.pcb).fill('49.9');
  await question(page, person.question).getByLabel(finder.none).check();
  await expect(group(page, groups['not-open'])).toContainText(
    'At least 50% in PCB. You have 49.9%.',
  );
});

test('an answer that changes no number is read out all the same', nightly, async ({ page }) => {
  await open(page, mixed);
  const first = await status(page).locator('span').elementHandle();
  await page.getByLabel('BC', { exact: true }).check();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expectCounted(page);
});

test('a number is announced when it is finished, not at each key', nightly, async ({ page }) => {
  await open(page, `${address}#passed=intermediate&born=${born}`);
  await expectCounted(page);
  const said = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const node = document.querySelector('[role="status"]');
    if (node) {
      new MutationObserver(() => texts.push(node.textContent)).observe(node, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }
    return texts;
  });
  await page.getByLabel(marks.aggregate).pressSequentially('62.5', { delay: 60 });
  await expect(card(page, titles['gnm'] ?? '')).toContainText('You have 62.5%');
  expect(await said.jsonValue()).toEqual([]);
  await expectCounted(page);
});

test(
  'after the 10th class nothing more is asked, and answers come back with the questions',
  nightly,
  async ({ page }) => {
    await open(page, mixed);
    await page.getByLabel('10th class or SSC').check();
    await expect(page.getByText(text.afterClass10)).toBeVisible();
    await expect(question(page, stream.question)).toHaveCount(0);
    await expectCounted(page);
    await expect(page.getByText(text.result.professions)).toBeVisible();
    await expect(page.getByRole('article')).toContainText([
      titles['intermediate'] ?? '',
      titles['academy'] ?? '',
    ]);
    await page.getByText(groups['not-open']).click();
    await expect(page.getByRole('article')).toHaveCount(offered.length);
    await page.getByLabel(finder.passed.intermediate).check();
    await expect(question(page, stream.question).getByLabel('BiPC')).toBeChecked();
    await expect(page.getByLabel(marks.pcb)).toHaveValue('47');
  },
);

test('it works by keyboard alone and never moves the focus', async ({ page }) => {
  await open(page);
  await page.getByLabel('10th class or SSC').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(finder.passed.intermediate)).toBeFocused();
  await expectCounted(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(question(page, stream.question).getByLabel('Vocational')).toBeFocused();
  await expect(question(page, stream.bridge)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question(page, stream.bridge).getByLabel('Yes')).toBeFocused();
  await expect(page.getByLabel(marks['pcb-english'])).toBeVisible();
  for (const text of ['61', '55', '52', born]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel(person.born)).toBeFocused();
  await expectCounted(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('what is no answer is told beside the question', nightly, async ({ page }) => {
  await open(page, `${address}#passed=intermediate`);
  const before = await page.locator('#result').innerText();
  // Other refused values and their messages are tested beside the finder.
  for (const [field, text, message] of [
    [marks.aggregate, '7'.repeat(10_000), finder.problems.noPercentage],
    [person.born, '1800', fill(finder.problems.birthOutside, { from: year - 100, to: year - 10 })],
  ] as const) {
    const box = page.getByLabel(field);
    await box.fill(text);
    await expect(page.getByText(message)).toHaveCount(0);
    await box.blur();
    await expect(box).toHaveAccessibleDescription(message);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('form').getByText(message)).toBeVisible();
    expect(await page.locator('#result').innerText()).toBe(before);
    expect(page.url().length).toBeLessThan(200);
    await box.fill('');
    await box.blur();
    await expect(page.locator('form').getByText(message)).toHaveCount(0);
  }
});

test('a finished course is folded away, and the ladder opens where the applicant is', async ({
  page,
}) => {
  await open(page, `${address}#passed=gnm&born=2001&category=none&year=${year + 1}`);
  await expect(page.locator('#result').getByRole('article').first()).toContainText(
    content.ladder.postBasic.title,
  );
  await expect(card(page, titles['gnm'] ?? '')).toBeHidden();
  await page.getByText(earlier).click();
  await expect(card(page, titles['gnm'] ?? '')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: content.ladder.title }).click();
  await expect(page).toHaveURL(/\/courses\/ladder#gnm$/);
  await expect(page.locator('#gnm')).toBeInViewport();
});

test('none of these and a category rule each other out', nightly, async ({ page }) => {
  await open(page, `${address}#passed=intermediate`);
  const category = question(page, person.question);
  await category.getByLabel('SC', { exact: true }).check();
  await category.getByLabel('PwBD').check();
  await category.getByLabel(finder.none).check();
  await expect(category.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await category.getByLabel('ST', { exact: true }).check();
  await expect(category.getByLabel(finder.none)).not.toBeChecked();
  expect(answersOf(page).getAll('category')).toEqual(['ST']);
});

test('the address holds the answers: reload, copy, start again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, mixed);
  await expect(page.getByLabel(marks.aggregate)).toHaveValue('61');
  await page.getByLabel(marks['pcb-english']).fill('52');
  await page.reload();
  await islandsReady(page);
  await expect(page.getByLabel(marks['pcb-english'])).toHaveValue('52');
  await page.getByRole('button', { name: text.result.share.copy }).click();
  await expect(page.getByText(text.result.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: text.again }).click();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.locator('form :checked')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: text.all })).toBeVisible();
});

test('a result leads to the course, and to the enquiry with the programme chosen', async ({
  page,
}) => {
  await open(page, mixed);
  const gnm = card(page, titles['gnm'] ?? '');
  await expect(gnm.getByRole('link', { name: titles['gnm'] ?? '' })).toHaveAttribute(
    'href',
    '/courses/bachelor/gnw/about-gnw',
  );
  await page.getByText(earlier).click();
  for (const [title = '', value = ''] of [
    [titles['bpt'], 'BPT'],
    [titles['bsc-nursing'], 'B.Sc. Nursing'],
    [titles['intermediate'], 'Intermediate'],
    [titles['academy'], 'Academy'],
  ]) {
    const enquire = card(page, title).getByRole('link', { name: finder.card.enquire });
    const query = new URLSearchParams({ program: value });
    await expect(enquire).toHaveAttribute('href', `/admissions?${query}#enquiry`);
  }
  await gnm.getByRole('link', { name: finder.card.enquire }).click();
  await islandsReady(page);
  await expect(page.getByLabel('Program', { exact: true })).toHaveValue('GNW');
});

test('nothing is stored and nothing is sent', async ({ page, baseURL }) => {
  const requests: string[] = [];
  await open(page, mixed);
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('B.Sc Nursing').check();
  await page.getByLabel(person.born).fill('2001');
  await page.getByLabel(person.born).blur();
  await expectCounted(page);
  // Allowed requests: scripts of a first touch, medallions in view, the icon of a new address.
  const files = requests.filter((url) =>
    /^\/(assets\/(offline|listen|is-shown)-[\w-]+\.js|[\w/-]+\.svg)$/.test(
      url.slice(baseURL?.length),
    ),
  );
  expect(requests).toEqual(files);
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
});

test('an answer given before the script has arrived is kept', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(address);
  await page.getByLabel(finder.passed.intermediate).check();
  await page.getByLabel(marks.aggregate).fill('61');
  await release();
  await islandsReady(page);
  await expect(page.getByLabel(finder.passed.intermediate)).toBeChecked();
  await expect(page.getByLabel(marks.aggregate)).toHaveValue('61');
  await expectCounted(page);
});

test(
  'on a phone the number of open programmes stays in sight and leads to the result',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, mixed);
    await expect(status(page)).toBeInViewport();
    await page.getByLabel(marks.aggregate).scrollIntoViewIfNeeded();
    await expect(status(page)).toBeInViewport();
    await page.getByRole('link', { name: finder.see }).click();
    await expect(page.getByRole('heading', { name: text.result.heading })).toBeInViewport();
  },
);

test('printed, the result is without the form', async ({ page }) => {
  await open(page, mixed);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByText('10+2 passed, BiPC, 61% over all')).toBeVisible();
  await expect(card(page, titles['gnm'] ?? '')).toBeVisible();
  await expect(page.locator('#rules')).toBeHidden();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is the table of all entry rules', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByText(text.withoutScript)).toBeVisible();
    await page.getByRole('heading', { name: text.rules.heading }).click();
    const table = page.getByRole('table', { name: text.rules.heading });
    await expect(table.getByRole('row')).toHaveCount(1 + offered.length);
    for (const title of Object.values(titles)) await expect(table).toContainText(title);
    for (const { entry } of offered) {
      if (!entry.minimum) continue;
      await expect(table).toContainText(edition.describe.minimum(entry.minimum));
    }
    const { age } = content.programmes.gnm.entry;
    if (age)
      await expect(table).toContainText(edition.describe.age({ ...age, reckonedOn: undefined }));
  });
});
