import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '#hosting/serve.ts';
import { complaintsKey, watch } from './watch.ts';

export type Site = {
  origin: string;
  /** The same site with every script held back, as a filter or a bad line does. */
  withoutScripts: string;
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
  const whole = await listen(answer);
  const scriptless = await listen((request, response) => {
    if (request.url?.endsWith('.js')) response.writeHead(404).end();
    else answer(request, response);
  });
  return {
    origin: whole.origin,
    withoutScripts: scriptless.origin,
    async close() {
      whole.stop();
      scriptless.stop();
      await rm(folder, { recursive: true });
    },
  };
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
