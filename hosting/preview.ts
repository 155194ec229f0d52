/**
 * Serves the built site: `npm run preview`. PORT chooses the port, 4173 unless told; HOST who may
 * ask, this machine alone unless told: HOST=0.0.0.0 lets a phone on the same network see the site.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { serveSite } from '#hosting/serve.ts';

const folder = path.resolve('dist');
const port = Number(process.env['PORT'] || 4173);
const host = process.env['HOST'] || '127.0.0.1';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT is '${process.env['PORT']}', which is no port number. Use one from 1024 to 65535.`);
}
if (!existsSync(path.join(folder, 'index.html'))) {
  fail('There is no built site in dist/ yet. Run `npm run build` first, or `npm start` for both.');
}

const server = createServer(serveSite(folder));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
  }
  if (error.code === 'EACCES') fail(`Port ${port} needs more rights. Use one above 1023.`);
  fail(error.message);
});
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  console.log(`The site is at http://${name}:${actual}/  (stop with Ctrl+C)`);
});
// Keeps the process running while the server does: the runner waits for this module.
await new Promise(() => {});
