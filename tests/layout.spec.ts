import type { CDPSession } from '@playwright/test';
import { type Lang, langs } from '../src/languages.ts';
import { type Path, pathIn } from '../src/routes.ts';
import { buildingShown } from './support/content.ts';
import { faultKinds, layoutFaults, mixedSlides } from './support/layout-faults.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, paths } from './support/pages.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

/** Windows by their widths, each as high as such windows are. */
const heights: Record<number, number> = {
  320: 568,
  390: 844,
  600: 960,
  768: 1024,
  900: 700,
  1024: 768,
  1280: 720,
  1440: 900,
  1920: 1080,
};
const allWidths = Object.keys(heights).map(Number);
/** Widths that are tried on each change; the rest follows each night. */
type EveryDay = Partial<Record<Lang, readonly number[]>>;
const everyDay: EveryDay = { te: [320, 1440], en: [900] };

let page: Page;
let session: CDPSession;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  session = await page.context().newCDPSession(page);
});
test.afterAll(() => page.close());

type Way = {
  begin?: () => Promise<void>;
  end?: () => Promise<void>;
  everyDay: EveryDay;
};

/** As it is, and the ways in which a visitor, a translation or an edit makes texts take more room. */
const ways: Record<string, Way> = {
  'as it is': { everyDay },
  'the spacing of WCAG 1.4.12': {
    begin: () => page.evaluate(spaceTexts),
    end: () => page.evaluate(() => void document.adoptedStyleSheets.pop()),
    everyDay: { te: [390], en: [] },
  },
  'letters twice as large': {
    begin: () => enlarge(32),
    end: () => enlarge(16),
    everyDay: { te: [], en: [390] },
  },
  // Cannot be taken back, so it comes last.
  'texts longer by two fifths': {
    begin: () => page.evaluate(lengthenTexts),
    everyDay: { en: [1280], te: [] },
  },
};

/** Pages whose texts grow on each change, those of the others each night: slides, a form, tables, a course, questions and folds. */
const often: readonly Path[] = [
  '/',
  '/admissions',
  '/admissions/dates',
  '/contact',
  '/courses/what-can-i-study',
  '/courses/bachelor/bpt/bpt-curriculum',
];
const growing = new Set(often.flatMap((path) => langs.map((lang) => pathIn(lang, path))));

for (const lang of langs) {
  for (const path of paths) {
    const address = pathIn(lang, path);
    const isTemplate = templates.includes(path);
    test(`${address} is whole at usual widths`, isTemplate ? {} : nightly, async () => {
      await expectWhole(address, lang);
    });
    test(`${address} is whole at all widths, however its texts grow`, nightly, async () => {
      test.setTimeout(300_000);
      await expectWhole(address, lang, allWidths);
    });
  }
}

for (const address of ['/', '/te']) {
  for (const width of [390, 900, 1440]) {
    const isEveryDay = address === '/te' && width === 1440;
    test(
      `${address} at ${width}: no words lie on each other while slides change`,
      isEveryDay ? {} : nightly,
      async ({ browser }) => {
        const moving = await browser.newPage();
        await moving.setViewportSize({ width, height: heights[width] ?? 800 });
        await moving.goto(address);
        const show = moving.locator('main [aria-roledescription]').first();
        const choices = show.locator('[data-carousel-choice]');
        await expect(choices.first()).toBeVisible();
        const count = await choices.count();
        for (let from = 0; from < count; from += 1) {
          for (let to = 0; to < count; to += 1) {
            if (from === to) continue;
            // On each change, the turns that come by themselves and one jump; each night, all.
            const isUsual = to === (from + 1) % count || (from === 0 && to === 2);
            if (isEveryDay && !isUsual) continue;
            await show.evaluate(beginChange, [from, to] as const);
            for (const moment of isEveryDay ? [60, 350, 650] : [0, 60, 200, 350, 500, 650, 790]) {
              await show.evaluate(setMoment, moment);
              const mixed = await show.evaluate(mixedSlides);
              expect.soft(mixed, `${from + 1} to ${to + 1}, after ${moment} ms`).toEqual([]);
            }
          }
        }
        await moving.close();
      },
    );
  }
}

for (const address of ['/', '/te', '/facilities', '/te/facilities']) {
  // The words are longer in Telugu.
  if (address.startsWith('/te')) {
    test(`${address}: each slide is whole at 320 and 1440`, () =>
      expectSlides(address, [320, 1440]));
  }
  test(`${address}: each slide is whole at every width`, nightly, () =>
    expectSlides(address, allWidths),
  );
}

async function expectSlides(address: string, widths: readonly number[]): Promise<void> {
  await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    for (const choice of await page.locator('[data-carousel-choice]').all()) {
      await choice.click();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      const faults = await layoutFaults(page, ['empty', 'covered', 'narrow']);
      expect.soft(faults, `${await choice.getAttribute('aria-label')} at ${width}`).toEqual([]);
    }
  }
}

for (const address of ['/', '/te']) {
  const usual = [900, 1280];
  for (const [when, widths] of [
    [address === '/te' ? {} : nightly, usual],
    [nightly, [900, 1024, 1280, 1440]],
  ] as const) {
    const name = widths === usual ? usual.join(' and ') : 'every width';
    test(`${address}: the names of rooms and their notes keep apart at ${name}`, when, async () => {
      test.skip(!buildingShown, 'a photograph stands in place of the building');
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] ?? 800 });
        const rooms = page.locator('li[data-room]');
        const count = await rooms.count();
        expect(count).toBeGreaterThan(1);
        for (let lit = 0; lit < count; lit += 1) {
          await rooms.evaluateAll((items, chosen) => {
            for (const [index, item] of items.entries()) {
              (item as HTMLElement).dataset['lit'] = String(index === chosen);
            }
          }, lit);
          const faults = await layoutFaults(page, ['empty', 'covered', 'narrow', 'out of line']);
          expect.soft(faults, `room ${lit + 1} at ${width}`).toEqual([]);
        }
      }
    });
  }
}

test('columns keep their place while figures count', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const moving = await browser.newPage();
    await moving.setViewportSize({ width, height: heights[width] ?? 800 });
    await moving.goto('/');
    const columns = moving.locator('li:has(> [data-count])');
    await expect(columns).toHaveCount(3);
    const { texts, walks } = await columns.evaluateAll(watchColumns);
    expect(texts).toBeGreaterThan(10);
    expect.soft(Math.max(...walks), `at ${width}`).toBeLessThan(1);
    await moving.close();
  }
});

/** How far the label of each column moves while its figure counts. Runs in the page. */
async function watchColumns(items: Element[]): Promise<{ texts: number; walks: number[] }> {
  const labels = items.map((item) => item.querySelector(':scope > :not([data-count], img)'));
  const places = labels.map((): number[] => []);
  const texts = new Set<string>();
  items[0]?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const start = performance.now();
  while (performance.now() - start < 2000) {
    await new Promise(requestAnimationFrame);
    for (const [index, label] of labels.entries()) {
      texts.add(items[index]?.textContent ?? '');
      places[index]?.push(label?.getBoundingClientRect().left ?? 0);
    }
  }
  return { texts: texts.size, walks: places.map((all) => Math.max(...all) - Math.min(...all)) };
}

/** A page with a fault of every kind. */
const faulty = `
  <style>
    body { margin: 0; font: 16px/20px sans-serif; --paper: white; background: white; }
    main { display: block; width: 800px; }
    .grid { display: grid; grid-template-columns: 800px; }
    .row { display: flex; gap: 20px; padding: 0; list-style: none; }
    .part { position: relative; padding-left: 40px; }
    .part::before { content: "7"; position: absolute; left: 0; top: 0; width: 60px; height: 40px; }
  </style>
  <main>
    <section>
      <p style="margin: 0">Director</p><p style="margin: -18px 0 0">Write to the director</p>
      <p style="width: 40px; overflow: hidden; white-space: nowrap">A text that is longer</p>
      <p style="width: 60px; overflow-wrap: anywhere">Physiotherapy</p>
      <div class="grid"><div style="margin: 0 auto">Tabs</div></div>
      <ul class="row"><li>One</li><li style="margin-top: 10px">Two</li></ul>
      <div class="part"><a href="#a">Numeral</a></div>
      <a href="#b" style="position: absolute; left: 900px; width: 80px">Out of reach</a>
    </section>
    <section>
      <p>A note</p><div style="height: 700px"></div><p>Far below</p>
      <div style="position: relative">
        <p style="position: absolute; top: 40px">On the drawing</p>
        <div><img id="drawing" alt="" width="300" height="200" style="display: block"></div>
      </div>
      <div style="height: 2000px"></div>
    </section>
  </main>
  <div style="position: fixed; inset: 0 0 auto; height: 200px; background: tan">A bar</div>`;

test('a fault of each kind is found', async ({ browser }) => {
  const other = await browser.newPage({ viewport: { width: 920, height: 700 } });
  await other.setContent(faulty);
  await other.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    const picture = document.querySelector<HTMLImageElement>('#drawing');
    if (picture) picture.src = canvas.toDataURL();
    await picture?.decode();
  });
  const found = await layoutFaults(other);
  for (const kind of faultKinds) {
    expect
      .soft(
        found.find((fault) => fault.startsWith(kind)),
        `${kind}\n${found.join('\n')}`,
      )
      .toBeDefined();
  }
  expect(found.join()).toContain('numeral of Numeral');
  await other.close();
});

/** A composition may be looser, and a row leave its line, where texts have grown. */
const allowedInGrownTexts = ['empty', 'covered', 'out of line'] as const;

/** Bars at the widths between are those of the widths beside them; finding them scrolls the page. */
const allowedOn = (width: number) => (width === 768 || width === 900 ? (['covered'] as const) : []);

/** @param widths in place of those of each day */
async function expectWhole(address: string, lang: Lang, widths?: number[]): Promise<void> {
  await enlarge(16);
  await page.goto(address);
  await islandsReady(page);
  for (const [way, { begin, end, everyDay }] of Object.entries(ways)) {
    const tried = widths ?? everyDay[lang] ?? [];
    if (tried.length === 0 || (begin && !widths && !growing.has(address))) continue;
    await begin?.();
    for (const width of tried) {
      await page.setViewportSize({ width, height: heights[width] ?? 800 });
      const without = begin ? allowedInGrownTexts : widths ? [] : allowedOn(width);
      const faults = await layoutFaults(page, without);
      expect.soft(faults, `${address} at ${width}, ${way}`).toEqual([]);
    }
    await end?.();
  }
}

const enlarge = async (standard: number) => {
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** Makes each text longer by two fifths, as another language or an edit can. Runs in the page. */
function lengthenTexts(): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const node of texts) {
    const text = node.data.trim();
    // Numbers, letters of a mark and addresses stay as long as they are.
    if (text.length < 4 || /^[\d\s.,+₹%()-]+$|@|www/.test(text)) continue;
    const more = text.slice(0, Math.ceil(text.length * 0.4)).replace(/\s\S*$/, '');
    node.data = `${node.data.trimEnd()} ${more}${/\s$/.test(node.data) ? ' ' : ''}`;
  }
}

/** A sheet made by script is a visitor's own: no policy stops it. Runs in the page. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows one slide, lets it come to rest, chooses another, and stops all motion. Runs in the page. */
async function beginChange(show: Element, [from, to]: readonly [number, number]): Promise<void> {
  const slides = [...show.querySelectorAll('[data-carousel-item]')];
  const choose = async (chosen: number) => {
    show.querySelectorAll<HTMLElement>('[data-carousel-choice]')[chosen]?.click();
    // A slide may wait for its picture.
    while (slides[chosen]?.getAttribute('data-active') !== 'true') {
      await new Promise(requestAnimationFrame);
    }
  };
  await choose(from);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) {
      animation.finish();
    }
  }
  await choose(to);
  for (const animation of show.getAnimations({ subtree: true })) animation.pause();
}

/** Runs in the page. */
function setMoment(show: Element, moment: number): void {
  for (const animation of show.getAnimations({ subtree: true })) animation.currentTime = moment;
}
