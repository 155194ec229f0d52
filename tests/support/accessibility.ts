import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** Contrast is held to AA. */
const beyond = ['color-contrast-enhanced'];

/**
 * Faults that axe finds in the page as it is shown now: rule and element.
 *
 * The site has no frames, so axe runs in the page at once, a quarter of the work of its builder.
 */
export async function accessibilityFaults(page: Page, without: string[] = []): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ tags, without }) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run({
        runOnly: tags,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        // Elements that pass are not described, which would be most of the time.
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { tags, without: [...without, ...beyond] },
  );
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Looks of texts whose contrast was measured. */
const measured = new Set<string>();

/**
 * The same, but contrast, the slowest rule by far, is measured only of texts whose look is new:
 * language, width, colour and letters of a text, and the elements around it with their classes,
 * states and grounds. Where all these are equal, so is the contrast.
 */
export async function newAccessibilityFaults(page: Page): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const news = looks.filter((look) => !measured.has(look));
  for (const look of news) measured.add(look);
  await loadAxe(page);
  await page.evaluate(measureOnly, news);
  return accessibilityFaults(page);
}

/** The looks of all texts and fields in sight, each once. Runs in the page. */
function looksOfTexts(): string[] {
  const places = new Map<Element, string>();
  const texts = new Map<string, Element>();
  const states =
    /^(data-|aria-(current|selected|invalid|expanded|pressed)$|class$|open$|disabled$)/;
  const place = (element: Element): string => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const attributes = [...element.attributes]
      .filter(({ name }) => states.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const { backgroundColor, opacity, position } = getComputedStyle(element);
    const own = [element.tagName, ...attributes, backgroundColor, opacity, position].join(' ');
    const found = `${element.parentElement ? place(element.parentElement) : ''}>${own}`;
    places.set(element, found);
    return found;
  };
  for (const element of document.querySelectorAll('body *')) {
    const isField = element.matches('input, select, textarea');
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (!(isField || hasText) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const letters = [color, fontSize, fontWeight, textShadow].join(' ');
    const look = [document.documentElement.lang, innerWidth, place(element), letters].join('|');
    texts.set(look, element);
  }
  Reflect.set(window, 'textsByLook', texts);
  return [...texts.keys()];
}

/** Has axe measure the contrast of the texts with these looks only. Runs in the page. */
function measureOnly(looks: readonly string[]): void {
  const texts = Reflect.get(window, 'textsByLook') as Map<string, Element>;
  for (const [look, element] of texts) {
    element.toggleAttribute('data-measured', looks.includes(look));
  }
  (Reflect.get(window, 'axe') as typeof axe).configure({
    rules: [{ id: 'color-contrast', selector: '[data-measured]' }],
  });
}
