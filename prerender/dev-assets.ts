import type { ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Route } from '#src/routes.ts';
import type { Assets } from '#src/site/document.tsx';
import {
  hydrateScript,
  islandsOf,
  listenScript,
  type RenderModule,
  renderEntry,
  scriptsOf,
} from './render-module.ts';

/**
 * The stylesheets and scripts of a page in development: every stylesheet that the server's module
 * graph reached while the page's modules were loaded.
 */
export async function devAssets(
  server: ViteDevServer,
  runner: ModuleRunner,
  route: Route,
): Promise<Assets> {
  const app: RenderModule = await runner.import(`/${renderEntry}`);
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
  for (const file of [renderEntry, `src/pages/${route.page}/${route.page}.tsx`]) {
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

const isPage = (file: string | null) => /\/src\/pages\/([^/]+)\/\1\.tsx$/.test(file ?? '');
