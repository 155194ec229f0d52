import type { Steps } from '../visitor.ts';

/** What needs no script, when none arrives. Where commands are unknown, popovers stand in. */
export const scriptlessSteps: Steps = {
  async 'without scripts the menu and a question open all the same'(visitor) {
    await visitor.openWithoutScripts('/contact', 390);
    await visitor.click('button[popovertarget="menu"]');
    await visitor.shows('#menu a[href="/courses"]');
    await visitor.press('Escape');
    await visitor.hides('#menu');
    await visitor.click('main details:nth-of-type(3) summary');
    await visitor.shows('main details[open]:nth-of-type(3) p');
  },

  async 'without scripts a tab leads to its panel'(visitor) {
    await visitor.openWithoutScripts('/admissions');
    await visitor.click('main [role="tab"]:nth-child(2)');
    await visitor.showsCount('main [role="tabpanel"]', 1);
    await visitor.shows('main [role="tabpanel"]:target');
  },

  async 'without scripts a pop-up says how to ask, and pretends nothing'(visitor) {
    await visitor.openWithoutScripts('/');
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
    await visitor.openWithoutScripts('/about-us');
    await visitor.click('button[commandfor="portrait-founder"]');
    await visitor.shows('#portrait-founder img');
    await visitor.click('#portrait-founder button[commandfor]');
    await visitor.hides('#portrait-founder');
  },

  async 'without scripts the comparison hides what is not chosen'(visitor) {
    await visitor.openWithoutScripts('/courses/compare');
    await visitor.showsCount('main thead th:has(a)', 6);
    await visitor.click('label:has([name="show"][value="academy"])');
    await visitor.showsCount('main thead th:has(a)', 5);
  },
};
