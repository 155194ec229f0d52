/**
 * Serves the built site: `npm run preview`, with another port `npm run preview -- 4180`. The next free
 * port after 4173 is taken unless told, also by PORT. HOST says who may ask, this machine alone unless
 * told: HOST=0.0.0.0 lets a phone on the same network see the site.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePort } from '#serve/free-port.ts';
import { serveSite } from '#serve/serve.ts';

const folder = path.resolve('dist');
const given = process.argv[3] || process.env['PORT'];
const port = Number(given ?? 4173);
const host = process.env['HOST'] || '127.0.0.1';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`'${given}' is no port number. Use one from 1024 to 65535.`);
}
if (!existsSync(path.join(folder, 'index.html'))) {
  fail('There is no built site in dist/ yet. Run `npm run build` first, or `npm start` for both.');
}
const builtAt = statSync(path.join(folder, 'index.html')).mtimeMs;
const newer = readdirSync('content', { recursive: true, encoding: 'utf8' }).find(
  (name) => statSync(path.join('content', name)).mtimeMs > builtAt,
);
if (newer) console.warn(`dist/ is older than content/${newer}: npm run build makes it anew.`);

const server = createServer(serveSite(folder));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is taken by another program. Choose another: npm run preview -- ${port + 1}`,
    );
  }
  if (error.code === 'EACCES') fail(`Port ${port} needs more rights. Use one above 1023.`);
  fail(error.message);
});
server.listen(given === undefined ? await freePort(port, host) : port, host, () => {
  const name = host === '127.0.0.1' ? 'localhost' : host;
  const actual = (server.address() as AddressInfo).port;
  console.log(`The site is at http://${name}:${actual}/  (stop with Ctrl+C)`);
});
// Keeps the process running while the server does: the runner waits for this module.
await new Promise(() => {});
