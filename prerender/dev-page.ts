import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { ContentFiles } from '#src/content/files.ts';
import { resolve } from '#src/routes.ts';
import { devAssets } from './dev-assets.ts';
import { type RenderModule, renderEntry } from './render-module.ts';

/** Loads the modules that render pages, as they are just now. */
export function pageRunner(server: ViteDevServer): ModuleRunner {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in Node only.');
  return ssr.runner;
}

/**
 * A page of the development server.
 *
 * @param contentFiles what the page is made of; it need not have been saved
 * @param pathname of a page; any other gives the page that says so, with its status
 * @throws ContentError
 */
export async function devPage(
  server: ViteDevServer,
  contentFiles: ContentFiles,
  pathname: string,
): Promise<{ status: number; html: string }> {
  const runner = pageRunner(server);
  const app: RenderModule = await runner.import(`/${renderEntry}`);
  const found = resolve(pathname);
  const edition = app.makeEdition(contentFiles, found.kind === 'redirect' ? undefined : found.lang);
  const missing = pathname === app.componentsRoute.path ? app.componentsRoute : app.notFoundRoute;
  const route = found.kind === 'page' ? found.route : missing;
  const assets = await devAssets(server, runner, route);
  const html = await app.render(edition, route, assets, new Date());
  return { status: route === app.notFoundRoute ? 404 : 200, html };
}
