import type { Page } from '@playwright/test';
import type { Lang } from '../../src/languages.ts';
import type { Path } from '../../src/routes.ts';

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

const answered = '/courses/what-can-i-study#passed=intermediate&stream=BiPC&aggregate=44&pcb=44';

/** Pages that open with other content on a phone than on a computer, or that grow with the answers. */
export const phonePages: readonly string[] = [answered, '/courses/compare'];

const answeredPage = { height: 5500, why: 'the questions and a result' };

const footer = { height: 760, why: 'six courses, eight links, the address' };

/** Telugu takes more lines for the same. */
const share: Record<Lang, number> = { en: 1, te: 1.1 };

/**
 * What of an open page is too high on a phone of 390 pixels, a line each: the page, and the footer.
 *
 * @param path below the language's home
 */
export async function tooHigh(page: Page, lang: Lang, path: string): Promise<string[]> {
  if (tables.test(path)) return [];
  const room = path === answered ? answeredPage : (limits[path as Path] ?? otherPages);
  const { whole, foot } = await page.evaluate(async () => {
    await document.fonts.ready;
    const foot = document.querySelector('body > footer')?.getBoundingClientRect().height ?? 0;
    return { whole: document.documentElement.scrollHeight, foot: Math.round(foot) };
  });
  const measured = [
    { what: 'the page', height: whole, ...limitIn(lang, room) },
    { what: 'its footer', height: foot, ...limitIn(lang, footer) },
  ];
  return measured
    .filter(({ height, limit }) => height > limit)
    .map(({ what, height, limit, why }) => `${what}: ${height} of ${limit} px (${why})`);
}

function limitIn(lang: Lang, { height, why }: { height: number; why: string }) {
  return { limit: Math.round(height * share[lang]), why };
}
