import { expect, type Page } from '@playwright/test';

/** Counts how often the page loads itself anew, from the moment at which it begins to. */
export async function countReloads(page: Page): Promise<() => number> {
  let count = 0;
  page.on('console', (message) => {
    if (message.text() === 'navigates: reload') count += 1;
  });
  await page.addInitScript(() => {
    const navigation = Reflect.get(window, 'navigation') as EventTarget;
    navigation.addEventListener('navigate', (event) =>
      console.warn(`navigates: ${Reflect.get(event, 'navigationType')}`),
    );
  });
  return () => count;
}

/** Counts how often the page missed the script of its islands. */
export function countMisses(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (message.text().includes('dynamically imported module')) count += 1;
  });
  return () => count;
}

/** The page reloads in the same breath as it misses the script, or never. */
export async function expectMisses(page: Page, missed: () => number, times: number) {
  await expect.poll(missed).toBe(times);
  // Console messages arrive in order, so this round trip waits for all that were already sent.
  await page.evaluate(() => {});
}
