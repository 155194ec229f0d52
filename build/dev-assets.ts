import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { makeDocuments } from '#build/documents/make-documents.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { type Route, resolve } from '#src/routes.ts';
import type { Assets } from '#src/shell/document.tsx';
import {
  hydrateScript,
  islandsOf,
  listenScript,
  moduleOf,
  type RenderModule,
  renderEntry,
  scriptsOf,
} from './render-module.ts';

/** Loads the modules that render pages, as they are just now. */
export function pageRunner(server: ViteDevServer): ModuleRunner {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in Node only.');
  return ssr.runner;
}

/** A page of the development server, of content that need not have been saved. @throws ContentError */
export async function devPage(server: ViteDevServer, contentFiles: ContentFiles, pathname: string) {
  const app: RenderModule = await pageRunner(server).import(`/${renderEntry}`);
  const found = resolve(pathname);
  const edition = app.makeEdition(contentFiles, found.kind === 'redirect' ? undefined : found.lang);
  const missing = pathname === app.componentsRoute.path ? app.componentsRoute : app.notFoundRoute;
  const route = found.kind === 'page' ? found.route : missing;
  const assets = await devAssets(server, app, route);
  const documents =
    route.page === 'sheets' ? await makeDocuments(app.makeEditions(contentFiles)) : undefined;
  const html = await app.render(edition, route, assets, new Date(), documents);
  return { status: route === app.notFoundRoute ? 404 : 200, html };
}

/**
 * The stylesheets and scripts of a page in development: every stylesheet that the server's module
 * graph reached while the page's modules were loaded.
 */
async function devAssets(server: ViteDevServer, app: RenderModule, route: Route): Promise<Assets> {
  await app.loadPage(route);
  const graph = server.environments['ssr']?.moduleGraph;
  const styles = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (url: string) => {
    const found = graph?.getModuleById(url);
    if (!found || seen.has(found)) return;
    seen.add(found);
    if (found.file?.endsWith('.css')) styles.add(found.url);
    // Other pages hang on the registry's dynamic imports.
    for (const module of found.importedModules) {
      if (module.id && !isPage(module.file)) visit(module.id);
    }
  };
  for (const file of [renderEntry, moduleOf(route.page)]) {
    for (const module of graph?.getModulesByFile(`${server.config.root}/${file}`) ?? []) {
      if (module.id) visit(module.id);
    }
  }
  return {
    styles: [...styles],
    scripts: (await scriptsOf(app, route)).map((file) => `/${file}`),
    listen: `/${listenScript}`,
    islands: [hydrateScript, islandsOf(route.page)].map((file) => `/${file}`),
    fonts: [],
    integrity: {},
  };
}

const isPage = (file: string | null) => /\/src\/pages\/([^/]+)\/\1\.page\.tsx$/.test(file ?? '');
