import { defaultLang, langs } from '../src/languages.ts';
import { pathIn } from '../src/routes.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { applicant, fillEnquiry } from './support/forms.ts';
import { nightly } from './support/nightly.ts';
import { openPage, smallTargets } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

type Parts = Record<string, (page: Page) => Promise<void>>;
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Parts of a page that it shows only when a visitor acts, and what opens them, in order. */
const pages: Record<string, Parts> = {
  '/': {
    'the admission form': click('[commandfor="admission-form"]'),
    'the internship form': async (page) => {
      await page.keyboard.press('Escape');
      await click('[commandfor="internship-form"]')(page);
    },
  },
  '/about-us': {
    'the menu': click('[popovertarget="menu"]'),
    'a portrait': async (page) => {
      await page.keyboard.press('Escape');
      await click('[commandfor="portrait-director"]')(page);
    },
  },
  '/contact': {
    'an answer': click('main summary'),
    'errors of the message': click('#write [type="submit"]'),
  },
  '/admissions': {
    'errors of the enquiry': click('#enquiry [type="submit"]'),
    'the thanks': async (page) => {
      await fillEnquiry(page, applicant);
      await click('#enquiry [type="submit"]')(page);
    },
  },
  '/courses/what-can-i-study#passed=intermediate&stream=BiPC&aggregate=61&pcb=47&category=XX': {
    'a result': (page) => page.locator('#result h3').first().waitFor(),
    'a wide result': (page) => page.setViewportSize({ width: 1440, height: 844 }),
  },
};

for (const lang of langs) {
  for (const [address, parts] of Object.entries(pages)) {
    const names = Object.keys(parts).join(' and ');
    // A translation has the same markup and colours.
    const when = lang === defaultLang ? {} : nightly;
    test(`${names} are accessible while they are open (${lang})`, when, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      page.on('dialog', (dialog) => dialog.accept());
      await openPage(page, pathIn(lang, address));
      for (const [name, open] of Object.entries(parts)) {
        await open(page);
        // axe calls a button too small when a bar at the edge of the screen covers half of it.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await accessibilityFaults(page), name).toEqual([]);
      }
      if (address.startsWith('/courses')) expect(await smallTargets(page)).toEqual([]);
    });
  }
}
