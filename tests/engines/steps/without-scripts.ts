import type { Steps } from '../visitor.ts';
import { papersOfOthers } from './courses.ts';

/** Steps with scripts blocked or late; popovers replace commands that a browser lacks. */
export const scriptlessSteps: Steps = {
  async 'without scripts the menu and a question open all the same'(visitor) {
    await visitor.openWithScripts('never', '/contact', 390);
    await visitor.click('button[popovertarget="menu"]');
    await visitor.shows('#menu a[href="/courses"]');
    await visitor.press('Escape');
    await visitor.hides('#menu');
    await visitor.click('main details:nth-of-type(3) summary');
    await visitor.shows('main details[open]:nth-of-type(3) p');
  },

  async 'without scripts a tab leads to its panel'(visitor) {
    await visitor.openWithScripts('never', '/admissions');
    await visitor.click('#courses [role="tab"]:nth-child(2)');
    await visitor.showsCount('#courses [role="tabpanel"]', 1);
    await visitor.shows('#courses [role="tabpanel"]:target');
  },

  async 'without scripts a pop-up says how to ask, and pretends nothing'(visitor) {
    await visitor.openWithScripts('never', '/');
    for (const name of ['admission-form', 'internship-form']) {
      await visitor.click(`#international button[commandfor="${name}"]`);
      await visitor.shows(`#${name} a[href^="tel:"]`);
      await visitor.shows(`#${name} a[href^="https://wa.me/"]`);
      await visitor.hides(`#${name} form`);
      await visitor.click(`#${name} button[commandfor]`);
      await visitor.hides(`#${name}`);
    }
  },

  async 'without scripts a portrait opens and closes'(visitor) {
    await visitor.openWithScripts('never', '/about-us');
    await visitor.click('button[commandfor="portrait-founder"]');
    await visitor.shows('#portrait-founder img');
    await visitor.click('#portrait-founder button[commandfor]');
    await visitor.hides('#portrait-founder');
  },

  async 'without scripts the list of papers hides what a course does not need'(visitor) {
    await visitor.openWithScripts('never', '/admissions/documents');
    await visitor.shows(papersOfOthers);
    await visitor.click('main #intermediate input');
    await visitor.hides(papersOfOthers);
  },

  async 'a link that is followed before the islands have come leads where it says'(visitor) {
    await visitor.openWithScripts('late', '/contact');
    await visitor.pointAt({ x: 5, y: 5 });
    await visitor.until('scripts on their way', () =>
      performance.getEntriesByType('resource').some(({ name }) => /contact-\w+\.js/.test(name)),
    );
    await visitor.click('header nav a[href="/about-us"]');
    await visitor.until('the page of the link', () => location.pathname === '/about-us');
  },
};
