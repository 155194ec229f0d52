import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Question = {
  /** Sent as it is, so that `..` and `//` arrive. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
export type Ask = (question: Question) => Promise<Answer>;

/** Asks a server on this machine. Certificates are our own, so none is checked. */
export function askAt(origin: string): Ask {
  const { protocol, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  return ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      // A connection that is kept would end with its server.
      const kept = { agent: false, rejectUnauthorized: false };
      const options = { host: '127.0.0.1', port, path, method, ...kept };
      request({ ...options, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = unpack(Buffer.concat(parts), response.headers['content-encoding']);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      })
        .on('error', reject)
        .end();
    });
}

function unpack(data: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === 'br') return brotliDecompressSync(data).toString();
    if (encoding === 'gzip') return gunzipSync(data).toString();
  } catch {
    // The answer to HEAD is empty, and that to a range is a part.
  }
  return data.toString();
}
