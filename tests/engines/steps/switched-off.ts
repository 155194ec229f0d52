import type { Steps, Visitor } from '../visitor.ts';

/** Old browsers with scripts switched off: without popovers, all stands in the page. */
export const switchedOffSteps: Steps = {
  'with scripts off the menu and the questions can be read': scriptless(async (visitor) => {
    for (const language of ['', '/te']) {
      await visitor.openScriptless(`${language}/contact`, 390);
      await visitor.shows(`#menu a[href="${language}/courses"]`);
      await visitor.click('main details:nth-of-type(3) summary');
      await visitor.shows('main details[open]:nth-of-type(3) p');
      await visitor.shows('#write a[href^="tel:"]');
    }
  }),

  'with scripts off every tab and paper can be read': scriptless(async (visitor) => {
    await visitor.openScriptless('/admissions', 390);
    await visitor.shows('main [role="tabpanel"] table');
    await visitor.shows('main [role="tabpanel"]:last-of-type table');
    await visitor.openScriptless('/admissions/documents');
    await visitor.shows('main li[data-courses]');
  }),

  'with scripts off a pop-up says how to ask, and pretends nothing': scriptless(async (visitor) => {
    await visitor.openScriptless('/', 390);
    for (const name of ['admission-form', 'internship-form']) {
      await visitor.shows(`#${name} a[href^="tel:"]`);
      await visitor.hides(`#${name} form`);
    }
  }),
};

function scriptless(act: (visitor: Visitor) => Promise<void>): (visitor: Visitor) => Promise<void> {
  return async (visitor) => {
    try {
      await act(visitor);
    } finally {
      await visitor.allowScripts();
    }
  };
}
