import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { documentsOf } from '#build/documents/make-documents.ts';
import { contentTypeOf } from '#build/hosts/headers.ts';
import { withQuery } from '#build/hosts/moves.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { pageScripts } from '#src/pages/page.ts';
import { resolve } from '#src/routes.ts';
import { postcss } from '#src/styles/postcss.ts';
import { buildSite } from './build.ts';
import { deadReferences } from './checks/dead-references.ts';
import { pageFiles, sizesOf, tooLarge } from './checks/page-sizes.ts';
import { devPage, pageRunner } from './dev-assets.ts';
import { siteFiles } from './files/list-files.ts';
import { scriptTarget } from './floor.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import {
  hydrateScript,
  islandsOf,
  listenScript,
  offlineScript,
  ownScriptOf,
  pagesWith,
  type RenderModule,
  renderEntry,
} from './render-module.ts';
import { clearLeftOvers, closeWorkFolder, putInPlace, workFolder } from './work-folder.ts';

const siteFolder = path.resolve('dist');
/** The folder of a site that is not whole, for a look at its faults. */
const refusedFolder = path.resolve('.build/refused');

/** Files that browsers fetch by name: the scripts of pages, and the islands of each. */
function clientInput(): Record<string, string> {
  return {
    site: 'src/client/site.ts',
    ...Object.fromEntries(pageScripts.map((name) => [name, `src/client/${name}.ts`])),
    islands: 'src/client/islands.ts',
    listen: listenScript,
    hydrate: hydrateScript,
    offline: offlineScript,
    ...Object.fromEntries(pagesWith(islandsOf).map((page) => [page, islandsOf(page)])),
    ...Object.fromEntries(
      pagesWith(ownScriptOf).map((page) => [`${page}-client`, ownScriptOf(page)]),
    ),
  };
}

/** Renders React pages to HTML: on request in development, all of them on build. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      css: { postcss },
      environments: {
        client: {
          build: {
            target: scriptTarget,
            outDir: path.join(workFolder, 'client'),
            manifest: 'manifest.json',
            // The styles of islands travel with their pages, whose build splits them.
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: {
              input: clientInput(),
              // Saves each page the file of names that its scripts share with islands.
              optimization: { inlineConst: { mode: 'all' } },
              // The browser takes these files' exports by name.
              preserveEntrySignatures: 'exports-only',
            },
          },
        },
        ssr: {
          build: {
            outDir: path.join(workFolder, 'server'),
            manifest: 'manifest.json',
            emitAssets: true,
            // Minified once they are joined, see lower-styles.ts.
            cssMinify: false,
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
          await clearLeftOvers();
          await builder.build(client);
          await builder.build(ssr);
          const finished = await buildSite(workFolder).catch(explain);
          const dead = deadReferences(finished);
          const isWhole = dead.length === 0;
          const place = isWhole ? siteFolder : refusedFolder;
          // In its own folder: another build may put its site in place at any time.
          const large = tooLarge(pageFiles(finished).flatMap(sizesOf));
          await putInPlace(finished, place, path.join(workFolder, 'before'));
          await closeWorkFolder();
          if (!isWhole) {
            const faults = dead.join('\n');
            throw new Error(`The site has wrong addresses (see .build/refused):\n${faults}`);
          }
          await rm(refusedFolder, { recursive: true, force: true });
          if (large.length > 0) console.warn(['Slow on a slow line:', ...large].join('\n'));
        },
      },
    }),
    configureServer: (server) => () => serveDevelopment(server),
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return;
      const { client } = server.environments;
      const isKnown = client.moduleGraph.getModulesByFile(file)?.size;
      // Plain stylesheets are updated in place; of all else the server has made a part of the page.
      if (isKnown && /(?<!\.module)\.css$/.test(file)) return;
      client.hot.send({ type: 'full-reload' });
    },
  };
}

/** A fault in content/ or of this machine is told without the place in the code. */
function explain(error: Error): never {
  if ('syscall' in error) {
    console.error(`\nThe site was not built: ${error.message}\n`);
    process.exit(1);
  }
  if (error.name !== 'ContentError') throw error;
  console.error(`\nThe site was not built. Correct this in content/ first:\n\n${error.message}\n`);
  process.exit(1);
}

/** npm passes SIGTERM on to the shell that started this, and no further. */
function endWithShell(): void {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.exit(), 1000).unref();
}

function serveDevelopment(server: ViteDevServer): void {
  const runner = pageRunner(server);
  subsetFonts();
  if (!server.config.server.middlewareMode) endWithShell();
  server.watcher.add(path.resolve('content'));
  server.watcher.on('all', (_event, file) => {
    const isContent = file.startsWith(path.resolve('content') + path.sep);
    if (!isContent && !file.endsWith('.woff2')) return;
    if (isContent) subsetFonts();
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
      const contentFiles = readContentFiles();
      if (/\.\w+$/.test(pathname)) {
        const app: RenderModule = await runner.import(`/${renderEntry}`);
        const editions = app.makeEditions(contentFiles);
        const built = { builtOn: new Date(), release: 'development', stylesAhead: [] };
        const files = [
          ...siteFiles({ app, editions, ...built }),
          ...documentsOf(editions, built.builtOn),
        ];
        const file = files.find((one) => one.path === pathname);
        if (file) {
          response.setHeader('Content-Type', contentTypeOf(pathname));
          response.end(await file.make());
          return;
        }
      }
      const { status, html } = await devPage(server, contentFiles, pathname);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(pathname, html));
    } catch (error) {
      const { name, message } = error as Error;
      // An editor of content has nothing to look for in the code.
      if (name === 'ContentError') Object.assign(error as Error, { stack: message });
      else server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}
