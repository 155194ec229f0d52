import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

/** Pages of different templates, home and a course page among them. */
const twelve = ['/', '/courses/bachelor/bpt/bpt-curriculum', ...templates]
  .filter((address, index, all) => all.indexOf(address) === index)
  .slice(0, 12);

/** Sizes of the texts that are seen, in pixels. Units of a drawing are not those of the page. */
function sizesOn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const sizes = new Set<number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element || element.closest('svg, script, style')) continue;
      if (!element.getClientRects().length) continue;
      sizes.add(Math.round(10 * parseFloat(getComputedStyle(element).fontSize)) / 10);
    }
    return [...sizes];
  });
}

for (const { width, most } of [
  { width: 1440, most: 12 },
  { width: 390, most: 9 },
]) {
  test(`twelve pages have at most ${most} sizes of letters at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Map<number, string>();
    for (const address of twelve) {
      await page.goto(address);
      for (const size of await sizesOn(page)) sizes.set(size, address);
    }
    expect(sizes.size, JSON.stringify([...sizes].sort(([a], [b]) => a - b))).toBeLessThanOrEqual(
      most,
    );
    expect(Math.min(...sizes.keys())).toBeGreaterThanOrEqual(16);
  });
}
