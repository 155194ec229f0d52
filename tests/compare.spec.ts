import { programmeRows } from '../src/content/views/programme-rows.ts';
import { untiedText } from '../src/lib/tied-text.ts';
import { type SectionId, sectionIds } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { complaints, layoutShift, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const address = '/courses/compare';
const names = sectionIds.map((id) => untiedText(content.programmes[id].name));
/** The three that a test leaves when it hides the others. */
const left = ['GNM', 'B.Sc Nursing', 'BPT'];
const shown = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers
        .filter((header) => header.checkVisibility())
        .map((header) => header.querySelector('a')?.textContent),
    );

/** Values that SPEC.md leaves to the institution. */
const { passMark } = content.programmes['bsc-mlt'];
const { unknown } = edition.words.rows;
const programmes = sectionIds.map((id) => content.programmes[id]);
const mltPassMark = passMark ? `${passMark.percentage}% in each ${passMark.in}` : unknown;

test('all programmes are side by side with what SPEC.md section 9 says', async ({ page }) => {
  await page.goto(address);
  expect(await shown(page)).toEqual(names);
  const { tuition: _tuition, fee: _fee, ...rows } = programmeRows(edition);
  const cellsOf = (heading: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: heading, exact: true }) })
      .getByRole('cell');
  for (const { heading, value } of Object.values(rows)) {
    const cells = programmes.map((programme) => value(programme) || unknown);
    await expect(cellsOf(heading)).toHaveText(cells);
  }
  const passMarks = {
    intermediate: '35% in each subject',
    academy: content.examinations.table.entrance,
    gnm: '50% in each subject and practical',
    'bsc-nursing': '50% in theory and practical separately',
    'bsc-mlt': mltPassMark,
    bpt: '50% in each subject',
  };
  for (const [id, mark] of Object.entries(passMarks)) {
    const column = sectionIds.indexOf(id as SectionId);
    await expect(cellsOf(rows.passMark.heading).nth(column)).toHaveText(mark);
  }
});

test('the choice hides whole columns and stays in the address', async ({ page }) => {
  const found = complaints(page);
  await openPage(page, address);
  for (const name of names.filter((one) => !left.includes(one)))
    await page.getByLabel(name, { exact: true }).uncheck();
  expect(await shown(page)).toEqual(left);
  await expect(page.getByRole('row', { name: /^Seats/ }).getByRole('cell')).toHaveCount(3);
  expect(new URL(page.url()).search).toBe('?show=gnm&show=bsc-nursing&show=bpt');
  await page.reload();
  expect(await shown(page)).toEqual(left);
  for (const name of names) await page.getByLabel(name).check();
  for (const name of names) {
    expect(await shown(page)).toContain(name);
    await page.getByLabel(name).uncheck();
    if (name !== names.at(-1)) expect(await shown(page)).not.toContain(name);
  }
  await expect(page.getByText('Choose at least one course.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  for (const name of names) await page.getByLabel(name).check();
  expect(new URL(page.url()).search).toBe('');
  expect(found).toEqual([]);
});

test('on a phone only the page scrolls, never a box in it', async ({ page }) => {
  const frame = page.getByRole('region', { name: 'Compare courses' });
  const seats = page.getByRole('row', { name: /^Seats/ }).getByRole('cell');
  for (const [query, lines] of [
    ['?show=bsc-mlt&show=bpt', 1],
    ['?show=gnm&show=bsc-nursing&show=bpt', 3],
  ] as const) {
    await openPage(page, `${address}${query}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [right, down] = await frame.evaluate((part) => [
        part.scrollWidth - part.clientWidth,
        part.scrollHeight - part.clientHeight,
      ]);
      expect([right, down]).toEqual([0, 0]);
      const tops = await seats.evaluateAll((cells) =>
        cells
          .filter((cell) => cell.checkVisibility())
          .map((cell) => Math.round(cell.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(lines);
    }
  }
});

test('a phone opens with two courses, and can show all', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const script = '**/assets/compare-client-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto(address);
  expect(await shown(page)).toEqual(['GNM', 'B.Sc Nursing']);
  await page.unroute(script);
  await page.reload();
  expect(await shown(page)).toEqual(['GNM', 'B.Sc Nursing']);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(new URL(page.url()).search).toBe('');
  for (const name of names) await page.getByLabel(name).check();
  await page.reload();
  expect(await shown(page)).toEqual(names);
});

test('the names of the courses stay in sight at every width', nightly, async ({ page }) => {
  for (const width of [390, 912, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, address);
    await page.getByRole('region', { name: 'Compare courses' }).evaluate((frame) => {
      frame.scrollIntoView({ behavior: 'instant', block: 'end' });
    });
    await expect(page.getByRole('rowheader').last()).toBeInViewport();
    const name = page.getByRole('columnheader', { name: 'GNM' }).getByRole('link');
    await expect(name).toBeInViewport({ ratio: 1 });
    await name.click();
    await expect(page).toHaveURL(/about-gnw$/);
  }
});

test('the head that stays is one line of short names', async ({ page }) => {
  for (const lang of ['', '/te']) {
    for (const [width, height] of [
      [390, 844],
      [900, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPage(page, `${lang}${address}`);
      const heads = page.getByRole('columnheader');
      const broken = await heads.evaluateAll((headers) =>
        headers
          .filter((header) => header.checkVisibility())
          .map((header) => header.querySelector('a') ?? header)
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return Math.max(...tops) - Math.min(...tops) > 8;
          })
          .map((name) => name.textContent),
      );
      expect(broken, `names that take two lines, ${lang || 'English'}, ${width}px wide`).toEqual(
        [],
      );
    }
  }
});

test('a row that says the same for every course is told once, below the table', async ({
  page,
}) => {
  await page.goto(address);
  const table = page.getByRole('table');
  const { hostel } = content.compare;
  const { tuition } = programmeRows(edition);
  const fees = [...new Set(programmes.map((programme) => tuition.value(programme)))];
  const [fee = '', ...others] = fees;
  // Courses cost the same only until the owner has told a fee.
  const same = others.length > 0 ? [hostel] : [hostel, { heading: tuition.heading, value: fee }];
  for (const { heading, value } of same) {
    await expect(table.getByRole('rowheader', { name: heading })).toHaveCount(0);
    await expect(page.getByRole('term').filter({ hasText: heading })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  await expect(page.getByText('1,385 hours of class')).toBeVisible();
});

test('an address shows the programmes that it names, or all', nightly, async ({ page }) => {
  for (const [query, expected] of [
    ['?show=bpt', ['BPT']],
    ['?show=bpt&show=mbbs', ['BPT']],
    ['?show=mbbs', names],
    ['?show=', names],
    ['?show=%E0%A4%A&x=<script>', names],
  ] as const) {
    await openPage(page, `${address}${query}`);
    expect(await shown(page), query).toEqual(expected);
  }
});

test('it prints on one sheet of A4', async ({ page }) => {
  await openPage(page, address);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is whole, and columns can still be hidden', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('columnheader')).toHaveCount(names.length);
    await page.getByText('Academy', { exact: true }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(names.length - 1);
  });
});
