import { expect, type Page, test } from '@playwright/test';
import { langs } from '../src/languages.ts';
import { pathIn } from '../src/routes.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { applicant, fillEnquiry } from './support/forms.ts';
import { islandsReady } from './support/pages.ts';

/** Parts that a page shows only when a visitor acts, and what opens them. */
const parts: Record<string, [address: string, open: (page: Page) => Promise<void>]> = {
  'the menu': ['/about-us', (page) => page.locator('[popovertarget="menu"]').click()],
  'the admission form': [
    '/',
    (page) => page.locator('[commandfor="admission-form"]').first().click(),
  ],
  'the internship form': [
    '/',
    (page) => page.locator('[commandfor="internship-form"]').first().click(),
  ],
  'a portrait': [
    '/about-us',
    (page) => page.locator('[commandfor="portrait-director"]').first().click(),
  ],
  'an answer': ['/contact', (page) => page.locator('main summary').first().click()],
  'errors of the message': ['/contact', (page) => page.locator('#write [type="submit"]').click()],
  'errors of the enquiry': [
    '/admissions',
    (page) => page.locator('#enquiry [type="submit"]').click(),
  ],
  'the thanks': [
    '/admissions',
    async (page) => {
      await fillEnquiry(page, applicant);
      await page.locator('#enquiry [type="submit"]').click();
    },
  ],
  'a result': [
    '/courses/what-can-i-study',
    (page) => page.locator('main input[value="intermediate"]').check(),
  ],
};

for (const lang of langs) {
  for (const [name, [address, open]] of Object.entries(parts)) {
    test(`${name} is accessible while it is open (${lang})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(pathIn(lang, address));
      await islandsReady(page);
      await open(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
