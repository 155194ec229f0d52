import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '#build/hosts/nginx.ts';
import { serveSite } from '#serve/serve.ts';
import { findProgram, type Program } from '#tests/support/programs.ts';
import { type Ask, askAt } from './ask.ts';
import { askCloudflare } from './cloudflare.ts';

export type Running = { ask: Ask; stop: () => void | Promise<void> };
type Host = {
  name: string;
  /** Whether answers come over HTTPS, with the headers of real hosts. */
  real: boolean;
  /** Why it cannot run here. */
  missing?: string;
  start: () => Promise<Running>;
};

export const site = path.resolve('dist');
const brotliModule = findProgram('brotli');

export const hosts: readonly Host[] = [
  { name: 'preview server', real: false, start: startPreview },
  { name: 'nginx', real: true, start: startNginx, ...unlessInstalled('nginx', 'openssl') },
  { name: 'Cloudflare Pages', real: true, start: () => virtual(askCloudflare(site)) },
];

function unlessInstalled(...programs: Program[]): { missing?: string } {
  const missing = programs.filter((program) => !findProgram(program));
  return missing.length > 0 ? { missing: `${missing.join(', ')} not installed` } : {};
}

async function virtual(ask: Ask | Promise<Ask>): Promise<Running> {
  return { ask: await ask, stop: () => {} };
}

async function startPreview(): Promise<Running> {
  const server = createServer(serveSite(site));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return {
    ask: askAt(`http://localhost:${port}`),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startNginx(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, nginxMain(folder));
  const [plain, secure] = [await freePort(), await freePort()];
  const configuration = nginxConfig({
    root: site,
    domain: 'localhost',
    secure: certificate(folder),
    brotli: brotliModule !== undefined,
    listen: { plain: [`127.0.0.1:${plain}`], secure: [`127.0.0.1:${secure}`] },
  });
  writeFileSync(path.join(folder, 'site.conf'), configuration);
  return run('nginx', ['-p', folder, '-c', main], `https://localhost:${secure}`, folder);
}

function nginxMain(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${path.join(folder, name)};`;
  });
  // The main process would change to another user, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'error.log')};
${brotliModule ? `load_module ${brotliModule};` : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${path.join(folder, 'site.conf')};
}
`;
}

/** Starts a server and waits until it answers. */
async function run(program: string, args: string[], address: string, folder: string) {
  const env = { ...process.env, HOME: folder };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ask = askAt(address);
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break;
    const answers = await ask({ path: '/robots.txt' }).catch(() => undefined);
    if (answers) {
      const stop = async () => {
        child.kill();
        await ended;
        rmSync(folder, { recursive: true, force: true });
      };
      return { ask, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${program} does not answer: ${complaint}`);
}

/** A certificate of our own for localhost, in this folder. */
export function certificate(folder: string) {
  const files = { certificate: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  execFileSync(
    'openssl',
    [
      ...args.split(' '),
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    { stdio: 'ignore' },
  );
  return files;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
