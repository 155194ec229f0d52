import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { contentTypeOf } from '../../build/hosts/headers.ts';
import { serveSite } from '../../serve/serve.ts';
import { ignoreCorner } from './browser.ts';

const restless = `const later = setTimeout;
  setTimeout = (task, time) => later(task, time === 1000 ? 0 : time);`;

/** The built site on a server of the test's own, whose line can fail and whose files can change. */
export class OwnSite {
  /** Good as it is, gone, or so slow that nothing is answered. */
  signal: 'good' | 'none' | 'silent' = 'good';
  /** Responses by path that replace a file: a text, or a status. */
  readonly instead = new Map<string, string | number>();
  /** Every path that was asked for, in order. */
  readonly asked: string[] = [];
  address = '';
  /** The day of its answers, as `YYYY-MM-DD` in UTC. */
  readonly startedOn = new Date().toISOString().slice(0, 10);
  private readonly held: ServerResponse[] = [];
  private readonly server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    this.asked.push(pathname);
    if (this.signal === 'none') request.socket.destroy();
    else if (this.signal === 'silent') this.held.push(response);
    else this.answer(pathname, response) || this.serve(request, response);
  });
  private readonly serve = serveSite(path.resolve('dist'));

  async start(): Promise<void> {
    this.instead.set('/worker.js', this.worker());
    await new Promise<void>((ready) => this.server.listen(0, ready));
    this.address = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * The worker as it is built, with some lines of the browser's own before it. It keeps a page at
   * once, and not when the page had a second for itself, which would be half of what tests take.
   */
  worker(before = ''): string {
    return `${restless}${before}${readFileSync('dist/worker.js', 'utf8')}`;
  }

  /** From now on the worker of another release is served. */
  deploy(): void {
    const worker = this.worker();
    // The release is a short name of its own in the built file.
    const next = worker.replace(/`[\w-]{8}`/, '`released`');
    expect(next).not.toBe(worker);
    this.instead.set('/worker.js', next);
  }

  private answer(pathname: string, response: ServerResponse): boolean {
    const instead = this.instead.get(pathname);
    if (instead === undefined) return false;
    const isStatus = typeof instead === 'number';
    const type = isStatus || !path.extname(pathname) ? 'text/html' : contentTypeOf(pathname);
    response.writeHead(isStatus ? instead : 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    });
    if (!isStatus) response.end(instead);
    else {
      // In parts, as a long page comes over a slow line.
      response.write(`<h1>Error</h1>${' '.repeat(200_000)}`);
      setTimeout(() => response.end('<p>End of the error</p>'), 15);
    }
    return true;
  }
}

export const test = base.extend<{ site: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are named here
  site: async ({}, use) => {
    const site = new OwnSite();
    await site.start();
    await use(site);
    site.stop();
  },
  baseURL: async ({ site }, use) => use(site.address),
  serviceWorkers: 'allow',
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreCorner);
    await use(context);
  },
});

/** Reads on, as somebody does on every page, and waits until the worker has taken over. */
export async function readOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Paths of everything that is kept, in the order in which it came. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until these are kept. */
export async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(paths));
}
