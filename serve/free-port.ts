import { createServer } from 'node:net';

/**
 * The first port from this one on that no other program uses.
 *
 * @param most how many are tried
 * @throws Error that says which are taken
 */
export async function freePort(first: number, host = '127.0.0.1', most = 21): Promise<number> {
  for (let port = first; port < first + most; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`All ports from ${first} to ${first + most - 1} are taken.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, host, () => server.close(() => done(true)));
  });
}
