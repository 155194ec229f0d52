import { expect } from 'vitest';
import type { Steps } from '../visitor.ts';

/** Papers that Intermediate does not need. */
export const papersOfOthers = 'main li[data-courses]:not([data-courses~="intermediate"])';

/** How a course is found. */
export const courseSteps: Steps = {
  async 'the courses can be searched and sorted out'(visitor) {
    await visitor.open('/courses');
    const card = 'main li article';
    await visitor.showsCount(card, 6);
    await visitor.choose('[name="category"]', 'bachelor');
    await visitor.showsCount(card, 3);
    await visitor.fill('[name="q"]', 'nurs');
    await visitor.press('Enter');
    await visitor.showsCount(card, 2);
    await visitor.reload();
    await visitor.showsCount(card, 2);
    await visitor.fill('[name="q"]', 'nothing of this name');
    await visitor.press('Enter');
    await visitor.showsCount(card, 0);
    await visitor.fill('[name="q"]', '  ');
    await visitor.click('main form button[type="submit"]');
    expect(await visitor.alert()).toBe('Please enter a course to search.');
  },

  async 'the finder sorts as it is answered, and keeps its answers in the address'(visitor) {
    await visitor.open('/courses/what-can-i-study');
    await visitor.click('main label [name="passed"][value="intermediate"]');
    await visitor.shows('#result [data-status="open-if"] h4');
    await visitor.click('main label [name="stream"][value="BiPC"]');
    await visitor.fill('[name="aggregate"]', '61');
    await visitor.fill('[name="born"]', '2009');
    await visitor.press('Tab');
    await visitor.shows('#result [data-status="open"] h4');
    const result = await visitor.text('#result');
    await visitor.reload();
    await visitor.until(
      'the same result',
      (wanted) => {
        return document.querySelector<HTMLElement>('#result')?.innerText === wanted;
      },
      result,
    );
    await visitor.fill('[name="aggregate"]', 'sixty');
    await visitor.press('Tab');
    await visitor.shows('[name="aggregate"][aria-invalid="true"]');
  },

  async 'the list of papers hides what a course does not need'(visitor) {
    await visitor.open('/admissions/documents');
    await visitor.shows(papersOfOthers);
    await visitor.click('main #intermediate input');
    await visitor.hides(papersOfOthers);
  },
};
