import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readsWithoutSignal } from '../../src/worker/switch.ts';
import { addresses } from '../support/pages.ts';
import type { Engine } from './engine.ts';
import { type Site, serveWatchedSite } from './site.ts';
import { repeatedSteps } from './steps/again.ts';
import { courseSteps } from './steps/courses.ts';
import { formSteps } from './steps/forms.ts';
import { movingSteps } from './steps/moving.ts';
import { pageSteps } from './steps/pages.ts';
import { sendingSteps } from './steps/sending.ts';
import { scriptlessSteps } from './steps/without-scripts.ts';
import { signalSteps } from './steps/without-signal.ts';
import { type Steps, Visitor } from './visitor.ts';

const everyWidth = [320, 390, 768, 950, 1000, 1280, 1440];
const steps = {
  ...repeatedSteps,
  ...pageSteps,
  ...movingSteps,
  ...formSteps,
  ...sendingSteps,
  ...courseSteps,
  ...(readsWithoutSignal && signalSteps),
};

type Walk = {
  /** Addresses to open; all of the site when left out. */
  opened?: readonly string[];
  /** Widths of the page in pixels; from the smallest phone to a large screen when left out. */
  widths?: readonly number[];
  /** Steps with scripts disabled. */
  withoutScripts?: Steps;
};

/** Walks through the site in one engine. */
export function walkThrough(
  start: () => Promise<Engine>,
  { opened = addresses, widths = everyWidth, withoutScripts = scriptlessSteps }: Walk = {},
): void {
  let site: Site;
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await serveWatchedSite();
    engine = await start();
    visitor = new Visitor(engine, site);
  });
  afterEach(async () => {
    const complaints = await visitor.complaints();
    // The drafts of a step that failed would fill the forms of the next.
    await visitor.run(() => sessionStorage.clear());
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  for (const address of opened) {
    test(`${address} opens, is styled and fits`, async () => {
      await visitor.open(address);
      await visitor.shows('h1');
      expect.soft(await visitor.run(lookOfPage)).toEqual({ isStyled: true, isMenuOpen: false });
      for (const width of widths) {
        await visitor.resize(width);
        expect.soft(await visitor.excess(), `pixels too wide at ${width}`).toBe(0);
      }
    });
  }

  for (const [name, act] of Object.entries({ ...steps, ...withoutScripts })) {
    test(name, () => act(visitor));
  }

  test('what goes wrong is seen', async () => {
    await visitor.open('/examinations');
    await visitor.run(() => {
      console.error('said by the page');
      setTimeout(() => {
        throw new Error('thrown by the page');
      });
      fetch('https://example.org/').catch(() => {});
      document.body.append(Object.assign(new Image(), { src: '/no-such-picture.avif' }));
      document.body.style.width = '3000px';
    });
    await visitor.wait(1000);
    expect(await visitor.excess()).toBeGreaterThan(1000);
    const complaints = (await visitor.complaints()).join('\n');
    for (const one of [/said by/, /thrown by|Script error/, /connect-src/, /no-such-picture/]) {
      expect.soft(complaints).toMatch(one);
    }
  });
}

/** Whether the styles apply, and whether the menu lies over a page on which nobody opened it. */
function lookOfPage() {
  const toggle = document.querySelector('[popovertarget="menu"]');
  const menu = document.querySelector('#menu');
  return {
    isStyled: getComputedStyle(document.body).fontFamily.includes('Anek'),
    isMenuOpen: Boolean(toggle && window.isSeen(toggle) && menu && window.isSeen(menu)),
  };
}
