// First, so that the order of the layers is known before any of them has rules.
import '#src/styles/index.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type RenderView, RenderViewContext } from '#src/lib/island.tsx';
import { pages } from '#src/pages/pages.ts';
import type { Route } from '#src/routes.ts';
import { type Assets, Document } from './document.tsx';

/** The page that answers unknown addresses. Its path is never linked. */
export const notFoundRoute = { path: '/404', page: 'not-found' } as unknown as Route;

/** All components in all states, on the development server only. */
export const componentsRoute = { path: '/_components', page: 'components' } as unknown as Route;

type Islands = Record<string, { View: ComponentType<never> }>;
const islands = import.meta.glob<Islands>('../pages/*/islands.ts');

/** Everything that the pages read at build time, for `sitemap.xml` and its like. */
export { content } from '#src/content/content.ts';
export { routes } from '#src/routes.ts';

/**
 * Renders one page.
 *
 * @returns the document as HTML
 * @throws Error if the page holds an island that its `islands.ts` does not give to browsers
 */
export async function render(route: Route, assets: Assets, builtOn: Date): Promise<string> {
  const page = await pages[route.page]();
  const given = (await islands[`../pages/${route.page}/islands.ts`]?.()) ?? {};
  const views = Object.values(given).map(({ View }) => View);
  const renderGiven: RenderView = (View, props, prefix) => {
    if (!views.includes(View)) {
      throw new Error(`src/pages/${route.page}/islands.ts does not export ${View.name}'s island.`);
    }
    return renderView(View, props, prefix);
  };
  const html = renderToStaticMarkup(
    <RenderViewContext value={renderGiven}>
      <Document route={route} page={page} assets={assets} builtOn={builtOn} />
    </RenderViewContext>,
  );
  return `<!doctype html>${html}`;
}

function renderView(View: ComponentType<never>, props: object, identifierPrefix: string): string {
  const AnyView = View as ComponentType<object>;
  return renderToString(<AnyView {...props} />, { identifierPrefix });
}

/** Whether the search engines may list a page. */
export async function isListed(route: Route): Promise<boolean> {
  const page = await pages[route.page]();
  return !page.meta(route).noindex;
}
