import { test as base } from '@playwright/test';
import { watchErrors } from '../support/errors.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** Playwright's `test`, which fails on an error that a page reports and the test does not name. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const expectNoErrors = watchErrors(page.context());
    await use(page);
    expectNoErrors();
  },
});
