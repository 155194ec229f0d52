import { existsSync, readdirSync } from 'node:fs';
import type { Route } from '#src/routes.ts';

/** The module that renders pages, for the development server and the build alike. */
export const renderEntry = 'src/shell/render.tsx';
export type RenderModule = typeof import('#src/shell/render.tsx');

/** Brings an island to life; fetched with the islands of its page when the first of them starts. */
export const hydrateScript = 'src/client/hydrate.ts';

/** Reads a page aloud; fetched when that is asked for. */
export const listenScript = 'src/client/listen.ts';
/** Starts the service worker; fetched at the first sign that somebody reads on. */
export const offlineScript = 'src/client/offline.ts';

/** The module of a page. */
export function moduleOf(page: string): string {
  return `src/pages/${page}/${page}.page.tsx`;
}

/** The module with a page's islands. */
export function islandsOf(page: string): string {
  return `src/pages/${page}/islands.ts`;
}

/** The script that one page alone runs from the start. */
export function ownScriptOf(page: string): string {
  return `src/pages/${page}/${page}.client.ts`;
}

/** Names of the pages that have such a file; `_components` is for development only. */
export function pagesWith(fileOf: (page: string) => string): string[] {
  return readdirSync('src/pages').filter(
    (page) => page !== 'components' && existsSync(fileOf(page)),
  );
}

/** The modules that a page runs from the start. */
export async function scriptsOf(app: RenderModule, route: Route): Promise<string[]> {
  const scripts = await app.scriptsOf(route);
  return [
    'src/client/site.ts',
    ...scripts.map((script) => `src/client/${script}.ts`),
    ...[ownScriptOf(route.page)].filter(existsSync),
    ...(app.hasIslands(route) ? ['src/client/islands.ts'] : []),
  ];
}
