import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite, type Plugin } from 'vite';
import { devPage } from '#build/dev-assets.ts';
import { makeDocuments } from '#build/documents/make-documents.ts';
import { contentTypeOf } from '#build/hosts/headers.ts';
import { mostBytes } from '#desk/photographs/crop.ts';
import { UnfitPhotograph } from '#desk/photographs/import-photograph.ts';
import { clearStage, stagedFile } from '#desk/photographs/stage.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { ContentError } from '#src/content/check/parse.ts';
import { notFoundRoute, resolve } from '#src/routes.ts';
import { deskApi, Refusal } from './api.ts';
import { whyNoVersions } from './git.ts';
import { cookieOf, deskPath, type Guard, isAllowed } from './guard.ts';
import { inPlainWords } from './save/in-plain-words.ts';
import { journalOf } from './save/journal.ts';
import { endTaking } from './take-version.ts';

/** No change is longer than this; the limit keeps a slip of the hand from filling the memory. */
const longestRequest = 8_000_000;

/** Scripts come from this server alone. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Starts the desk of the folder that it runs in.
 *
 * @returns its address, and the files of a save that a killed desk had left half done
 */
export async function startDesk(port: number, token: string) {
  const guard: Guard = { host: `127.0.0.1:${port}`, token };
  const journal = journalOf(path.resolve('.'), path.resolve('.desk'));
  const recovered = journal.carryOut();
  // Nothing may be saved on files of which only some have come from another computer.
  if (!whyNoVersions()) journal.alone(endTaking);
  clearStage();
  const vite = await createVite({
    // Writes nothing beside the packages, which may belong to somebody else.
    configLoader: 'runner',
    cacheDir: '.desk/vite',
    server: {
      middlewareMode: true,
      // The folder of packages may be a link to that of another checkout.
      fs: { allow: ['.', realpathSync('node_modules')] },
      hmr: false,
      ws: false,
      cors: false,
      allowedHosts: ['127.0.0.1'],
      warmup: { clientFiles: ['desk/page/main.tsx'] },
    },
    optimizeDeps: {
      entries: ['desk/page/main.tsx'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    plugins: [withoutSocket],
    css: { postcss: { plugins: [withOwnLetters] } },
    logLevel: 'warn',
  });
  const api = deskApi(journal, (files) => makeDocuments(makeEditions(files)));
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    // Pictures, letters and scripts are kept by the browser and asked for; see `send` for the rest.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Referrer-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isAllowed(request, guard)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This address belongs to a desk. Open it with the address that it has printed.');
      return;
    }
    answer(request, response).catch((error: Error) => fail(response, error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${guard.host}`);
    const home = deskPath(guard);
    if (pathname === home) {
      response.setHeader('Set-Cookie', cookieOf(guard));
      send(response, 'text/html', deskPage);
    } else if (pathname === `${home}/photograph` && request.method === 'POST') {
      const bytes = await bytesOf(request, mostBytes, 'This file is too large for a photograph.');
      const answer = await api.photograph(bytes, searchParams);
      send(response, 'application/json', JSON.stringify(answer));
    } else if (pathname.startsWith(`${home}/`) && request.method === 'POST') {
      const name = pathname.slice(home.length + 1);
      if (!Object.hasOwn(api.actions, name)) throw new Refusal(404, `There is no '${name}'.`);
      const act = api.actions[name as keyof typeof api.actions] as (asked: unknown) => unknown;
      const answer = await act(await bodyOf(request));
      send(response, 'application/json', JSON.stringify(answer));
    } else if (pathname.startsWith('/pictures/') && stagedFile(pathname)) {
      response.setHeader('Content-Type', contentTypeOf(pathname));
      response.end(stagedFile(pathname));
    } else if (resolve(pathname).kind === 'page' || pathname.endsWith(notFoundRoute.path)) {
      const window = searchParams.get('window') ?? windowBefore(request);
      const files = api.shownIn(window) ?? readContentFiles();
      const { html } = await devPage(vite, files, pathname).catch(brokenPage);
      send(response, 'text/html', html);
    } else {
      vite.middlewares(request, response, () => response.writeHead(404).end());
    }
  }

  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  // The first page takes seconds to make, in which the officer copies the address.
  devPage(vite, readContentFiles(), '/').catch(() => {});
  return {
    address: `http://${guard.host}${deskPath(guard)}`,
    recovered,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

/**
 * Visitors see other letters rather than wait for a font. Each state of the page beside the form is
 * loaded anew, so that it would be in other letters now and then, and break words that fit.
 */
const withOwnLetters = {
  postcssPlugin: 'with-own-letters',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block';
    },
  },
};

/** The desk has no hot reload, so Vite's client needs no socket; the policy allows none. */
const withoutSocket: Plugin = {
  name: 'without-socket',
  transform(code, id) {
    if (!id.endsWith('/vite/dist/client/client.mjs')) return undefined;
    return code.replaceAll(
      /new WebSocket\(.*"vite-hmr"\)/g,
      '({ addEventListener() {}, OPEN: 1 })',
    );
  },
};

/** The page of the desk; its script fetches everything else. */
const deskPage = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content desk</title>
<link rel="icon" href="/patterns/mark.svg">
<link rel="stylesheet" href="/desk/page/desk.css">
<div id="desk"></div>
<script type="module" src="/desk/page/main.tsx"></script>
</html>
`;

/** The fallback in the preview frame while a file with errors keeps every page from rendering. */
function brokenPage(error: unknown): { html: string } {
  // Modules that render pages have a class of errors of their own.
  if ((error as Error).name !== 'ContentError') throw error;
  const html = `<!doctype html>
<html lang="en-IN">
<title>No page yet</title>
<p>The page can be shown when the files named in red are in order again.</p>
</html>
`;
  return { html };
}

/** Links in the frame do not name the window that they belong to, but the page they are on does. */
function windowBefore({ headers }: IncomingMessage): string | undefined {
  const before = headers.referer ? new URL(headers.referer) : undefined;
  return before?.searchParams.get('window') ?? undefined;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const bytes = await bytesOf(request, longestRequest, 'This is too much text for a website.');
  return JSON.parse(bytes.toString('utf8') || '{}');
}

async function bytesOf(request: IncomingMessage, most: number, tooMuch: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Refusal(413, tooMuch);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}

function fail(response: ServerResponse, error: Error): void {
  const known = error instanceof Refusal ? error : undefined;
  const isOfOfficer = error instanceof ContentError || error instanceof UnfitPhotograph;
  if (!known && !isOfOfficer) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = known?.status ?? (isOfOfficer ? 422 : 500);
  const plain = inPlainWords(error);
  const message = plain ? `${plain} Your changes are still here.` : error.message;
  send(response, 'application/json', JSON.stringify({ message, ...known?.more }));
}
