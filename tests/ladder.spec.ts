import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility.ts';

const address = '/courses/ladder';

test('every step tells entry, length, entrance, regulator, and whether it is taught here', async ({
  page,
}) => {
  await page.goto(address);
  const steps = page.getByRole('region', { name: 'The steps, in order' }).getByRole('article');
  await expect(steps).toHaveCount(10);
  for (const step of await steps.all()) {
    await expect(step.getByRole('heading', { level: 3 })).not.toBeEmpty();
    for (const label of ['Comes after', 'Entry', 'Length', 'Entrance', 'Regulator']) {
      const fact = step.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(fact.locator('dd')).not.toBeEmpty();
    }
  }
  await expect(steps.filter({ hasText: 'Not taught here' })).toHaveCount(1);
  await expect(page.locator('#post-basic')).toContainText('Not taught here');
  await expect(page.locator('#bpt')).toContainText('at least 50% in PCB');
});

test('from GNM the ladder goes by Post Basic B.Sc to M.Sc Nursing', async ({ page }) => {
  await page.goto(`${address}#gnm`);
  const after = (id: string) =>
    page.locator(`#${id} dl > div`).filter({ has: page.getByText('Comes after') });
  await expect(after('post-basic')).toContainText('GNM');
  await expect(after('msc-nursing')).toContainText('Post Basic B.Sc Nursing');
  await expect(after('msc-nursing')).toContainText('B.Sc Nursing');
  await expect(page.locator('#nursing').getByRole('listitem')).toHaveCount(4);
});

test('MPC opens GNM here, and no course that asks for biology', async ({ page }) => {
  await page.goto(`${address}#groups`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'MPC' }) });
  const [open, bridge, closed] = await row.getByRole('cell').allInnerTexts();
  expect(open).toContain('GNM');
  expect(bridge).toContain('None');
  expect(closed).toContain('B.Sc Nursing, B.Sc MLT and BPT');
});

for (const width of [320, 1440]) {
  test(`the drawing fits and is accessible at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.locator('main svg path[data-edge]').first()).toBeVisible({
      visible: width === 1440,
    });
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
