import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { startNginx } from '../tests/hosts/servers.ts';

export type Load = { ours: number; bare: number };

/**
 * Requests per second that nginx serves of one page with our configuration, and of a bare file of
 * the same size without any, in turns.
 *
 * @returns undefined where `wrk` or nginx is missing
 */
export async function measureLoad(site: string, rounds: number): Promise<Load[] | undefined> {
  try {
    execFileSync('which', ['wrk', 'nginx'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const bareFolder = path.resolve('.build/bench-bare');
  mkdirSync(bareFolder, { recursive: true });
  copyFileSync(path.join(site, 'about-us.html.br'), path.join(bareFolder, 'bare.bin'));
  const port = await freePort();
  const running = await startNginx(`
    server {
      listen 127.0.0.1:${port} ssl http2;
      server_name localhost;
      ssl_certificate cert.pem;
      ssl_certificate_key key.pem;
      root ${bareFolder};
    }`);
  const addresses = {
    ours: `${running.address}/about-us`,
    bare: `https://localhost:${port}/bare.bin`,
  };
  const loads: Load[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const load: Load = { ours: 0, bare: 0 };
      // In turned order every other time, so that neither always comes first.
      for (const which of round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
        load[which] = requestsPerSecond(addresses[which]);
      }
      loads.push(load);
    }
  } finally {
    await running.stop();
  }
  return loads;
}

function requestsPerSecond(address: string): number {
  const report = execFileSync(
    'wrk',
    ['-t1', '-c32', '-d4s', '-H', 'Accept-Encoding: br', address],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(report)) throw new Error(`${address} does not answer with 200:\n${report}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(report)?.[1]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
