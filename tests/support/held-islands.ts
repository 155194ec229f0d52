import { expect, type Page, type Route } from '@playwright/test';
import { touchIslands } from './pages.ts';

/** The script without which no island answers. */
export const islandScript = '**/assets/hydrate-*.js';

/**
 * Keeps the islands of the next page from answering, as a slow line does.
 *
 * @param answer what becomes of the script in the end
 * @returns lets it go, once the page has asked for it: a test that held nothing must not pass
 */
export async function holdIslands(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(islandScript, (route) => void held.push(route), { times: 1 });
  return async () => {
    await touchIslands(page);
    await expect.poll(() => held.length, 'scripts of islands held back').toBe(1);
    await Promise.all(held.map(answer));
  };
}
