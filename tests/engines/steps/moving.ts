import { expect } from 'vitest';
import type { Steps } from '../visitor.ts';

/** Milliseconds after which slides and headlines turn (SPEC.md section 9). */
const turn = 5000;

/** Steps for carousels, counters and automatic motion. */
export const movingSteps: Steps = {
  async 'the slides turn, wait under the mouse and stop'(visitor) {
    for (const address of ['/', '/facilities']) {
      await visitor.open(address);
      const slide = 'main [aria-roledescription="slide"][data-active="true"]';
      await visitor.clickAt({ x: 5, y: 840 });
      const first = await visitor.text(slide);
      await visitor.changes(slide, first);
      await visitor.hover('main [aria-roledescription="carousel"]');
      const held = await visitor.text(slide);
      await visitor.wait(turn + 1000);
      expect(await visitor.text(slide)).toBe(held);
      await visitor.click('main [aria-roledescription="carousel"] button[aria-label^="Pause"]');
      await visitor.pointAt({ x: 5, y: 840 });
      const stopped = await visitor.text(slide);
      await visitor.wait(turn + 1000);
      expect(await visitor.text(slide)).toBe(stopped);
    }
  },

  async 'tabs open their panels, by mouse and by keys'(visitor) {
    for (const [address, place] of [
      ['/', 'main'],
      ['/admissions', '#courses'],
    ] as const) {
      await visitor.open(address);
      for (const position of [2, 3, 1]) {
        const tab = `${place} [role="tab"]:nth-child(${position})`;
        await visitor.click(tab);
        await visitor.shows(`${tab}[aria-selected="true"]`);
        await visitor.showsCount(`${place} [role="tabpanel"]`, 1);
      }
      await visitor.press('ArrowDown');
      await visitor.shows(`${place} [role="tab"]:nth-child(2)[aria-selected="true"]:focus`);
    }
  },

  async 'figures count up once they are seen, and headlines turn'(visitor) {
    await visitor.open('/');
    const block = 'main [aria-label$="in numbers"]';
    await visitor.watch(`${block} strong`);
    await visitor.hover(`${block} strong`);
    await visitor.sawChange();
    await visitor.until(
      'the figures of SPEC.md',
      (wanted) => {
        const figures = [...document.querySelectorAll<HTMLElement>(wanted)];
        return figures.map(({ innerText }) => innerText).join() === '25+,1,00,000+,95%';
      },
      `${block} strong`,
    );
    await visitor.clickAt({ x: 5, y: 840 });
    const headline = `${block} li[data-active="true"]`;
    await visitor.changes(headline, await visitor.text(headline));
  },

  async 'the moving pictures can be stopped'(visitor) {
    for (const address of ['/', '/facilities']) {
      await visitor.open(address);
      await visitor.until('motion', doesGalleryMove, true);
      await visitor.click('main section > input[type="checkbox"]');
      await visitor.until('stillness', doesGalleryMove, false);
    }
  },

  async 'the mouse leaves a trail of twenty dots'(visitor) {
    await visitor.open('/under-development');
    for (let x = 20; x < 800; x += 20) await visitor.pointAt({ x, y: 300 });
    await visitor.showsCount('[data-mouse-trail] > span', 20);
  },
};

function doesGalleryMove(wanted: boolean): boolean {
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .some(({ effect }) => (effect as KeyframeEffect).target?.closest('section[tabindex="0"]'));
  return moving === wanted;
}
