import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { documentsOf, makeDocuments } from '#documents/documents.ts';
import { contentTypeOf } from '#hosting/headers.ts';
import { withQuery } from '#hosting/serve.ts';
import { readContentFiles } from '#src/content/files.ts';
import { resolve } from '#src/routes.ts';
import { buildSite } from './build.ts';
import { devAssets } from './dev-assets.ts';
import { siteFiles } from './files.ts';
import {
  hydrateScript,
  islandsOf,
  pagesWithIslands,
  type RenderModule,
  renderEntry,
} from './render-module.ts';

const siteFolder = path.resolve('dist');
const workFolder = path.resolve('.build');

/**
 * Few files, since each costs a slow phone a request: React with what nearly all islands use, and
 * what the islands of some pages share; the rest goes with its page.
 */
const islandChunks = [
  {
    name: 'react',
    test: /node_modules|lib\/(island|contact-links|copy-text|fill-tokens|plural)|components\/(button|choice|field|form-in-address|icon)\//,
    priority: 1,
  },
  { name: 'parts', test: /\/src\/(components|lib)\//, minShareCount: 2 },
];

/** What browsers fetch by name: the scripts of pages, and the islands of each. */
function clientInput(): Record<string, string> {
  return {
    site: 'src/browser/site.ts',
    parts: 'src/browser/parts.ts',
    ticks: 'src/browser/ticks.ts',
    'mouse-trail': 'src/browser/mouse-trail.ts',
    'send-file': 'src/browser/send-file.ts',
    islands: 'src/browser/islands.ts',
    hydrate: hydrateScript,
    ...Object.fromEntries(pagesWithIslands().map((page) => [page, islandsOf(page)])),
  };
}

/** Renders React pages to HTML: on request in development, all of them on build. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        client: {
          build: {
            outDir: path.join(workFolder, 'client'),
            manifest: 'manifest.json',
            // The styles of islands travel with their pages, whose build splits them.
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: {
              input: clientInput(),
              // The browser takes these files' exports by name.
              preserveEntrySignatures: 'exports-only',
              output: { codeSplitting: { groups: islandChunks } },
            },
          },
        },
        ssr: {
          build: {
            outDir: path.join(workFolder, 'server'),
            manifest: 'manifest.json',
            emitAssets: true,
            cssMinify: true,
            minify: false,
            copyPublicDir: false,
            rolldownOptions: { input: { render: renderEntry } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The client and server builds are not set up.');
          await rm(workFolder, { recursive: true, force: true });
          await builder.build(client);
          await builder.build(ssr);
          await buildSite(workFolder, siteFolder).catch(explain);
        },
      },
    }),
    configureServer: (server) => () => serveDevelopment(server),
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return;
      const { client } = server.environments;
      const known = client.moduleGraph.getModulesByFile(file)?.size;
      // Islands and plain stylesheets are updated in place; a page made on the server is not.
      if (!known || file.endsWith('.module.css')) client.hot.send({ type: 'full-reload' });
    },
  };
}

/** Editors see what to mend in their files; a stack trace would only hide it. */
function explain(error: Error): never {
  if (error.name !== 'ContentError') throw error;
  console.error(`\nThe site was not built. Mend this in content/ first:\n\n${error.message}\n`);
  process.exit(1);
}

function serveDevelopment(server: ViteDevServer): void {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in Node only.');
  const { runner } = ssr;
  server.watcher.add(path.resolve('content'));
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(path.resolve('content') + path.sep)) return;
    server.environments.client.hot.send({ type: 'full-reload' });
  });
  server.middlewares.use(async (request, response, next) => {
    try {
      const [pathname = '/', query] = (request.originalUrl ?? '/').split(/\?(.*)/s);
      const found = resolve(pathname);
      if (found.kind === 'redirect') {
        response.writeHead(301, { Location: withQuery(found.to, query) }).end();
        return;
      }
      const app: RenderModule = await runner.import(`/${renderEntry}`);
      const contentFiles = readContentFiles();
      const builtOn = new Date();
      if (/\.\w+$/.test(pathname)) {
        const source = { app, editions: app.makeEditions(contentFiles), builtOn };
        const files = [...siteFiles(source), ...documentsOf(source.editions)];
        const file = files.find((one) => one.path === pathname);
        if (file) {
          response.setHeader('Content-Type', contentTypeOf(pathname));
          response.end(await file.make(source));
          return;
        }
      }
      const edition = app.makeEdition(contentFiles, found.lang);
      const missing =
        pathname === app.componentsRoute.path ? app.componentsRoute : app.notFoundRoute;
      const route = found.kind === 'page' ? found.route : missing;
      const assets = await devAssets(server, runner, route);
      const documents =
        route.page === 'sheets' ? await makeDocuments(app.makeEditions(contentFiles)) : undefined;
      const html = await app.render(edition, route, assets, builtOn, documents);
      response.statusCode = route === app.notFoundRoute ? 404 : 200;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(pathname, html));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}
