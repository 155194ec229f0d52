import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** Contrast is held to AA. */
const beyond = ['color-contrast-enhanced'];

/**
 * What axe finds wrong with the page as it is shown now: rule and element.
 *
 * The site has no frames, so axe runs in the page at once, a quarter of the work of its builder.
 */
export async function accessibilityFaults(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, without }) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run({
        runOnly: tags,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // Elements that pass are not described, which would be most of the time.
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { tags, without: [...without, ...beyond] },
  );
}
