import type { Browser, Page } from '@playwright/test';
import { type Lang, langs } from '#src/languages.ts';
import { type Path, pathIn, routes } from '#src/routes.ts';

/** In CSS pixels. */
export type Height = { what: string; height: number; limit: number };

/** Each page at most so high on a phone with everything closed, and what it needs the room for. */
const limits: Partial<Record<Path, { height: number; why: string }>> = {
  '/': { height: 6000, why: 'nine blocks of SPEC.md' },
  '/about-us': { height: 5500, why: 'mission, vision, governing body, affiliations' },
  '/admissions': { height: 5200, why: 'five sections of SPEC.md and the state of admission' },
  '/admissions/costs': { height: 4900, why: 'parts of the cost, refunds, a sum sheet' },
  '/admissions/dates': { height: 4300, why: 'six courses, four tests, the months' },
  '/admissions/documents': { height: 4300, why: 'what everybody needs; the rest in groups' },
  '/courses': { height: 4300, why: 'search, a row a course, why choose us' },
  '/courses/ladder': { height: 4900, why: 'a row a course, the groups of Intermediate' },
  '/courses/what-can-i-study': { height: 4000, why: 'the questions, before an answer' },
  '/disclosures': { height: 4900, why: 'what regulators want published' },
  '/international': { height: 5100, why: 'the way here, step by step' },
  '/safety': { height: 5900, why: 'numbers for an emergency, what to do, the laws' },
};

/** What a page without a line of its own may take: a heading, five screens, the footer. */
const otherPages = { height: 5500, why: 'a page of text' };

/** Syllabus and module tables are as long as what is taught. */
const tables = /-curriculum$|\/academy-(maths|science|aiims)$/;

/** A page that grows by what a visitor does on it. */
const used = [
  {
    address: '/courses/what-can-i-study#passed=intermediate&stream=BiPC&aggregate=44&pcb=44',
    height: 5500,
    why: 'the questions and a result',
  },
] as const;

const footer = { height: 760, why: 'six courses, eight links, the address' };

/** Telugu takes more lines for the same. */
const share: Record<Lang, number> = { en: 1, te: 1.1 };

/** Every page of a built site, in both languages, as high as a phone of 390 pixels shows it. */
export async function measureHeights(browser: Browser, origin: string): Promise<Height[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const pages = routes.flatMap(({ path }) =>
    tables.test(path) ? [] : [{ address: path, ...(limits[path] ?? otherPages) }],
  );
  const heights: Height[] = [];
  const waiting = langs
    .flatMap((lang) => [...pages, ...used].map((page) => ({ lang, ...page })))
    .values();
  const measureNext = async () => {
    const page = await context.newPage();
    for (const { lang, address, height: limit, why } of waiting) {
      const shown = pathIn(lang, address);
      await page.goto(`${origin}${shown}`);
      const { whole, foot } = await settledHeights(page);
      const add = (what: string, height: number, most: number) =>
        heights.push({ what, height, limit: Math.round(most * share[lang]) });
      add(`${shown}: ${why}`, whole, limit);
      if (address === '/') add(`${shown}, its footer: ${footer.why}`, foot, footer.height);
    }
  };
  await Promise.all(Array.from({ length: 3 }, measureNext));
  await context.close();
  return heights;
}

/** With its letters there and, where the address has answers, with what they lead to. */
async function settledHeights(page: Page): Promise<{ whole: number; foot: number }> {
  if (page.url().includes('#'))
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  return page.evaluate(async () => {
    await document.fonts.ready;
    const foot = document.querySelector('body > footer')?.getBoundingClientRect().height ?? 0;
    return { whole: document.documentElement.scrollHeight, foot: Math.round(foot) };
  });
}

/** Those above their limit, a line each. */
export function tooHigh(heights: readonly Height[]): string[] {
  return heights.filter(({ height, limit }) => height > limit).map(describeHeight);
}

/** `4210 of  4300 px  /admissions/dates: six courses, four tests, the months` */
export function describeHeight({ what, height, limit }: Height): string {
  return `${String(height).padStart(7)} of ${String(limit).padStart(6)} px  ${what}`;
}
