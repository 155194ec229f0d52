import type { Edition } from '#src/content/check/edition.ts';
import type { IndexedPage, SearchIndex } from '#src/lib/text-search.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { type ListedRoute, type PageName, sectionStart } from '#src/routes.ts';
import { textOf } from './page-text.ts';

/** The parts of the renderer that are needed. */
type App = Pick<
  typeof import('#src/shell/render.tsx'),
  'routes' | 'isIndexed' | 'render' | 'pageMeta'
>;

/** A text that more pages have than this says nothing of any of them. */
const mostRepeats = 3;
/** Pages that hold a little of everything, or nothing that a family looks for. */
const weights: Partial<Record<PageName, number>> = {
  home: 0.7,
  'privacy-policy': 0.6,
  'terms-and-conditions': 0.6,
};
/** The page with which a course begins. */
const startWeight = 1.1;

/**
 * The texts of all pages of an edition that search engines may list, for the search in the browser.
 *
 * @returns JSON of `SearchIndex`
 */
export async function searchIndex(app: App, edition: Edition, builtOn: Date): Promise<string> {
  const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
  const pages: IndexedPage[] = [];
  for (const route of app.routes) {
    if (route.page === 'search' || !(await app.isIndexed(route))) continue;
    const { title, parts } = textOf(await app.render(edition, route, assets, builtOn));
    const path = edition.href(route.path);
    const weight = weightOf(route);
    const names =
      route.page === 'section'
        ? {
            title: app.pageMeta(edition, route).title,
            under: edition.content.programmes[route.section].fullName,
          }
        : { title };
    pages.push({ path, ...names, ...(weight !== 1 && { weight }), parts });
  }
  const repeats = new Map<string, number>();
  for (const { text } of pages.flatMap(({ parts }) => parts)) {
    repeats.set(text, (repeats.get(text) ?? 0) + 1);
  }
  const isOwn = ({ text }: { text: string }) => !text || (repeats.get(text) ?? 0) <= mostRepeats;
  const { site, search } = edition.content;
  const { synonyms, vague } = search;
  const index: SearchIndex = {
    pages: pages.map((page) => ({ ...page, parts: page.parts.filter(isOwn) })),
    synonyms: synonyms.map(({ words, pages, aboutOneself }) => ({
      words,
      ...(aboutOneself && { aboutOneself }),
      ...(pages && { pages: pages.map(edition.href) }),
    })),
    vague: [...vague, site.name, site.teluguName],
  };
  return untiedText(JSON.stringify(index));
}

function weightOf(route: ListedRoute): number {
  if (route.page !== 'section') return weights[route.page] ?? 1;
  return route.path === sectionStart(route.section) ? startWeight : 1;
}
