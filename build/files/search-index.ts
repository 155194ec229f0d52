import type { Edition } from '#src/content/check/edition.ts';
import type { IndexedPage } from '#src/lib/text-search.ts';
import { textOf } from './page-text.ts';

/** The parts of the renderer that are needed. */
type App = Pick<typeof import('#src/shell/render.tsx'), 'routes' | 'isIndexed' | 'render'>;

/**
 * The texts of all pages of an edition that search engines may list, for the search in the browser.
 *
 * @returns JSON of `IndexedPage[]`
 */
export async function searchIndex(app: App, edition: Edition, builtOn: Date) {
  const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
  const pages: IndexedPage[] = [];
  for (const route of app.routes) {
    if (route.page === 'search' || !(await app.isIndexed(route))) continue;
    const { title, parts } = textOf(await app.render(edition, route, assets, builtOn));
    pages.push({ path: edition.href(route.path), title, parts });
  }
  return JSON.stringify(pages);
}
