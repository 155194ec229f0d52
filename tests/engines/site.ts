import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '#serve/serve.ts';
import { complaintsKey, watch } from './watch.ts';

/**
 * How the scripts of a page come: at once, never, those of islands not before the visitor leaves, or
 * as everything else while there is signal.
 */
export type Scripts = 'at once' | 'never' | 'late' | 'by signal';

export type Site = {
  origins: Record<Scripts, string>;
  /** Without it every request of the site that depends on it is broken off. */
  hasSignal: boolean;
  close(): Promise<void>;
};

/** Serves a copy of the built site, as the hosts do, whose pages note what goes wrong in them. */
export async function serveWatchedSite(): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'watched-site-'));
  await cp('dist', folder, { recursive: true, filter: (name) => !/\.html\.\w+$/.test(name) });
  await writeFile(path.join(folder, 'watch.js'), `(${watch})(${JSON.stringify(complaintsKey)})`);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', '<head><script src="/watch.js"></script>'));
  }
  const answer = serveSite(folder);
  const site = { hasSignal: true };
  const servers = {
    'at once': await listen(answer),
    never: await listen((request, response) => {
      if (/(?<!\/watch)\.js$/.test(request.url ?? '')) response.writeHead(404).end();
      else answer(request, response);
    }),
    late: await listen((request, response) => {
      if (/\/(hydrate|react)-/.test(request.url ?? '')) return;
      setTimeout(() => answer(request, response), 500);
    }),
    'by signal': await listen((request, response) => {
      if (site.hasSignal) answer(request, response);
      else request.destroy();
    }),
  };
  return Object.assign(site, {
    origins: {
      'at once': servers['at once'].origin,
      never: servers.never.origin,
      late: servers.late.origin,
      'by signal': servers['by signal'].origin,
    },
    async close() {
      for (const server of Object.values(servers)) server.stop();
      await rm(folder, { recursive: true });
    },
  });
}

/** Answers on a port of its own. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
