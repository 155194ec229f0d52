import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  cacheControl,
  contentTypeOf,
  contentTypes,
  headersOf,
  pageHeaders,
} from '#build/hosts/headers.ts';
import { withQuery } from '#build/hosts/moves.ts';
import { fileOf, notFoundRoute, pathIn, resolve } from '#src/routes.ts';

/**
 * Serves a built site the way the real hosts do: clean addresses, redirects with their query,
 * precompressed files, cache and security headers, 404 with the 404 page.
 *
 * @param folder the built site
 */
export function serveSite(folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, headersOf('/', 'text/html'));
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      answer(request, response);
    } catch (error) {
      // The folder is being built anew, or a name is longer than a file's may be.
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    }
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const found = resolve(pathname);
    if (found.kind === 'redirect') {
      setHeaders(response, headersOf('/', 'text/html'));
      response.writeHead(301, { Location: withQuery(found.to, query), 'Content-Length': 0 }).end();
    } else if (found.kind === 'page') {
      send(request, response, 200, path.join(folder, fileOf(pathIn(found.lang, found.route.path))));
    } else {
      const file = fileUnder(folder, pathname);
      const notFound = path.join(folder, fileOf(pathIn(found.lang, notFoundRoute.path)));
      if (file) send(request, response, 200, file, pathname);
      else send(request, response, 404, notFound);
    }
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** A file that is no page, if the address names one inside the folder. */
function fileUnder(folder: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(folder, decoded);
  const inside = file.startsWith(folder + path.sep);
  // Compressed copies and the files that only hosts read have no address of their own.
  if (!inside || !(path.extname(file) in contentTypes) || file.endsWith('.html')) return undefined;
  // False also for a name that no file can have, where asking for more would throw.
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
  pathname = '/',
): void {
  const type = contentTypeOf(file.endsWith('.html') ? file : pathname);
  setHeaders(response, headersOf(pathname, type));
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl(pathname));
  if (type.startsWith('text/html')) setHeaders(response, pageHeaders);
  const encoding = encodingOf(request, file);
  if (encoding !== undefined) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  // Whole, since a stream of an answer that is never asked for would keep its file open.
  const data = readFileSync(encoding ? file + encoding.ending : file);
  const tag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 16)}"`;
  response.setHeader('ETag', tag);
  if (status === 200 && knows(request, tag)) response.writeHead(304).end();
  else response.writeHead(status, { 'Content-Length': data.length }).end(data);
}

/** Whether the visitor has this file already: one of the tags sent is its own. */
function knows(request: IncomingMessage, tag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === tag);
}

/** The encoding to send; null for none although one exists, undefined when the file has none. */
function encodingOf(request: IncomingMessage, file: string) {
  if (!existsSync(`${file}.br`)) return undefined;
  const weights = new Map(
    String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((one) => /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(one) ?? [])
      .map(([, name = '', weight = '1']) => [name.toLowerCase(), Number(weight)]),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = encodings
    .filter(({ name }) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b.name) - weightOf(a.name));
  return best ?? null;
}

/** The better one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
