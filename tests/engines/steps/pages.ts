import type { Steps } from '../visitor.ts';

/** Steps for the parts that every page has. */
export const pageSteps: Steps = {
  async 'the menu opens, and closes on Escape, beside it and by a link'(visitor) {
    await visitor.open('/about-us', 390);
    const toggle = 'button[popovertarget="menu"]';
    await visitor.hides('#menu');
    await visitor.click(toggle);
    await visitor.shows('#menu a[href="/courses"]');
    await visitor.press('Escape');
    await visitor.hides('#menu');
    await visitor.click(toggle);
    await visitor.clickAt({ x: 5, y: 700 });
    await visitor.hides('#menu');
    await visitor.click(toggle);
    await visitor.click('#menu a[href="/courses"]');
    await visitor.until('on the courses page', () => location.pathname === '/courses');
    await visitor.resize(1280);
    await visitor.shows('#menu a[href="/contact"]');
    await visitor.hides(toggle);
  },

  async 'the first stop leads to the content'(visitor) {
    await visitor.open('/about-us');
    await visitor.press('Tab');
    await visitor.until('skip link', () => document.activeElement?.matches('.skip-link'));
    await visitor.press('Enter');
    await visitor.until('content', () => document.activeElement?.id === 'main');
  },

  async 'one question is open at a time'(visitor) {
    for (const address of ['/contact', '/admissions']) {
      await visitor.open(address);
      for (const position of [3, 2]) {
        await visitor.click(`main details:nth-of-type(${position}) summary`);
        await visitor.shows(`main details[open]:nth-of-type(${position}) p`);
        await visitor.showsCount('main details[open]', 1);
      }
      await visitor.click('main details:nth-of-type(2) summary');
      await visitor.showsCount('main details[open]', 0);
    }
  },

  async 'the way back to the top shows when it is of use'(visitor) {
    await visitor.open('/facilities');
    await visitor.hides('[data-scroll-top]');
    await visitor.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await visitor.click('[data-scroll-top]');
    await visitor.until('the top', () => scrollY === 0);
    await visitor.hides('[data-scroll-top]');
  },

  async 'portraits open large and give the focus back'(visitor) {
    await visitor.open('/about-us');
    const [opener, portrait] = ['[commandfor="portrait-founder"]', '#portrait-founder'];
    for (const close of [
      () => visitor.click(`${portrait} [aria-label$="Close the portrait"]`),
      () => visitor.press('Escape'),
      () => visitor.clickAt({ x: 5, y: 5 }),
    ]) {
      await visitor.click(`button${opener}[command="show-modal"]`);
      await visitor.shows(`${portrait}[open] img`);
      await close();
      await visitor.hides(portrait);
      await visitor.shows(`button${opener}[command="show-modal"]:focus`);
    }
  },
};
