import { wayThrough } from '#src/domain/group-ways.ts';
import { sectionIds } from '../src/routes.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { content, edition, offered } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';

const address = '/courses/ladder';
const { ladder, programmes } = content;
const { labels } = ladder;
const bpt = programmes.bpt.entry;

test(
  'a row says whether a course is taught here and what it comes after',
  nightly,
  async ({ page }) => {
    await page.goto(address);
    const steps = page.getByRole('region', { name: ladder.labels.picture }).getByRole('article');
    // One of them is not taught here.
    await expect(steps).toHaveCount(offered.length + 1);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(step.locator('summary')).toContainText(
        new RegExp([labels.taught, labels.alongside, labels.elsewhere, labels.asked].join('|')),
      );
      await expect(step.locator('dl')).toBeHidden();
    }
    await expect(steps.filter({ hasText: ladder.labels.elsewhere })).toHaveCount(1);
    const unsure = offered.filter(({ isMaster, indicative }) => isMaster || indicative);
    await expect(steps.filter({ hasText: ladder.labels.asked })).toHaveCount(unsure.length);
    const summaryOf = (id: string) => page.locator(`#${id} summary`);
    await expect(summaryOf('post-basic')).toContainText(ladder.labels.elsewhere);
    await expect(summaryOf('bpt')).toContainText('BiPC');
    await expect(summaryOf('bpt')).toContainText(`${bpt.minimum?.percentage}%`);
    await expect(page.locator('#gnm dl')).toContainText(content.programmes.gnm.leads);
  },
);

test('a step opens to its rules, and on paper every step is open', async ({ page }) => {
  await page.goto(address);
  const facts = page.locator('#bpt dl');
  await page.locator('#bpt summary').click();
  for (const label of ['entry', 'length', 'entrance', 'bodies'] as const) {
    const fact = facts.locator('> div').filter({
      has: page.getByText(ladder.labels[label], { exact: true }),
    });
    await expect(fact.locator('dd')).toBeVisible();
    await expect(fact.locator('dd')).not.toBeEmpty();
  }
  await expect(facts).toContainText(edition.describe.entry(bpt));
  const more = page.locator('#bpt').getByRole('link', { name: ladder.labels.course });
  await expect(more).toHaveAttribute('href', '/courses/bachelor/bpt/about-bpt');
  await page.emulateMedia({ media: 'print' });
  for (const list of await page.getByRole('article').locator('dl').all())
    await expect(list).toBeVisible();
});

test('from GNM the ladder goes by Post Basic B.Sc to M.Sc Nursing', nightly, async ({ page }) => {
  await page.goto(`${address}#gnm`);
  const summaryOf = (id: string) => page.locator(`#${id} summary`);
  await expect(summaryOf('post-basic')).toContainText('GNM');
  await expect(summaryOf('msc-nursing')).toContainText(ladder.postBasic.title);
  await expect(page.locator('#nursing').getByRole('listitem')).toHaveCount(
    ladder.nursing.steps.length,
  );
});

test('MPC opens GNM here, and no course that needs biology', nightly, async ({ page }) => {
  await page.goto(`${address}#groups`);
  const { ways } = ladder.groups;
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'MPC' }) });
  const after = sectionIds
    .map((id) => programmes[id])
    .filter(({ entry }) => entry.previous.includes('intermediate'));
  await expect(page.getByRole('columnheader')).toHaveText([
    ladder.groups.group,
    ...after.map(({ name }) => name),
  ]);
  await expect(row.getByRole('cell')).toHaveText(
    after.map(({ entry }) => ways[wayThrough(entry, 'MPC')]),
  );
});

test('the page has one name in its title, its heading and the breadcrumb', async ({ page }) => {
  await page.goto(address);
  const { title } = ladder;
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/courses');
  const link = page.getByRole('main').getByRole('link', { name: title });
  await expect(link).toHaveAttribute('href', address);
});

for (const width of [320, 1440]) {
  test(
    `the drawing fits and is accessible at ${width}`,
    width === 320 ? {} : nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.locator('main svg path[data-edge]').first()).toBeVisible({
        visible: width === 1440,
      });
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
}
