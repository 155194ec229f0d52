// First, so that the order of the layers is known before any of them has rules.
import '#src/styles/index.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Edition } from '#src/content/check/edition.ts';
import { partial } from '#src/languages.ts';
import { wordJoiner } from '#src/lib/tied-text.ts';
import type { MadeDocuments, PageModule } from '#src/pages/page.ts';
import type { Route } from '#src/routes.ts';
import { type RenderView, RenderViewContext } from '#src/ui/island/island.tsx';
import { markDefaultLanguage } from './default-language.ts';
import { type Assets, Document } from './document.tsx';
import { holdWords } from './held-words.ts';

/** Exports for the prerenderer, which loads this module anew for each build. */
export { makeEdition, makeEditions } from '#src/content/check/edition.ts';
export { pageMeta } from '#src/content/views/page-meta.ts';
export { componentsRoute, notFoundRoute, routes } from '#src/routes.ts';

type Islands = Record<string, { View: ComponentType<never>; islandName: string }>;
const pages = import.meta.glob<PageModule>('../pages/*/*.page.tsx', { import: 'page' });
const islands = import.meta.glob<Islands>('../pages/*/islands.ts');

/** Whether a page has interactive parts, which its browser has to fetch. */
export function hasIslands({ page }: Route): boolean {
  return `../pages/${page}/islands.ts` in islands;
}

/**
 * Renders one page of an edition.
 *
 * Its scripts run as soon as they are there, while the styles may still be on their way. React itself
 * would put scripts that are `async` into the head, before all that they touch.
 *
 * @param documents those that are made already
 * @returns the document as HTML
 * @throws Error if the page holds an island that its `islands.ts` does not give to browsers
 */
export async function render(
  edition: Edition,
  route: Route,
  assets: Assets,
  builtOn: Date,
  documents?: MadeDocuments,
): Promise<string> {
  const page = await loadPage(route);
  const given = (await islands[`../pages/${route.page}/islands.ts`]?.()) ?? {};
  const views = Object.values(given).map(({ View }) => View);
  const names = Object.values(given).map(({ islandName }) => islandName);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice)
    throw new Error(`src/pages/${route.page}/islands.ts has two islands called '${twice}'.`);
  const renderGiven: RenderView = (View, props, prefix) => {
    if (!views.includes(View)) {
      throw new Error(`src/pages/${route.page}/islands.ts does not export ${View.name}'s island.`);
    }
    return renderView(View, props, prefix);
  };
  const html = renderToStaticMarkup(
    <RenderViewContext value={renderGiven}>
      <Document
        edition={edition}
        route={route}
        page={page}
        assets={assets}
        builtOn={builtOn}
        documents={documents}
      />
    </RenderViewContext>,
  );
  const marked = edition.lang in partial ? markDefaultLanguage(html, edition.lang) : html;
  return `<!doctype html>${holdWords(marked).replaceAll('<script type="module"', '$& async')}`;
}

/** Whether the search engines may list a page. */
export async function isIndexed(route: Route): Promise<boolean> {
  return !(await loadPage(route)).noindex;
}

/** The modules of `src/client` that a page needs after `site.ts`. */
export async function scriptsOf(route: Route) {
  return [(await loadPage(route)).script ?? []].flat();
}

/** The page's module; its styles come with it. */
export async function loadPage(route: Route): Promise<PageModule> {
  const load = pages[`../pages/${route.page}/${route.page}.page.tsx`];
  if (!load) throw new Error(`src/pages/${route.page}/${route.page}.page.tsx is missing.`);
  return load();
}

function renderView(View: ComponentType<never>, props: object, identifierPrefix: string): string {
  const AnyView = View as ComponentType<object>;
  const html = renderToString(<AnyView {...props} />, { identifierPrefix });
  // The browser renders the same from properties in which there are none.
  return html.replaceAll(wordJoiner, '');
}
