import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withQuery } from '#build/hosts/moves.ts';
import { fileOf } from '#src/routes.ts';
import { serveSite } from './serve.ts';

// Tests in tests/hosts cover the responses that every host must give.
let folder: string;
let server: Server;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'te'));
  for (const name of [
    'index.html',
    'about-us.html',
    '404.html',
    'te/404.html',
    'assets/site-1.js',
  ]) {
    writeFileSync(path.join(folder, name), `content of ${name}`);
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(`content of ${name}`));
    writeFileSync(path.join(folder, `${name}.gz`), 'zipped');
  }
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}.txt`), 'secret');
  server = createServer(serveSite(folder)).listen(0);
});

afterAll(() => {
  server.close();
  rmSync(`${folder}.txt`);
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Sends the path as it is, which `fetch` would tidy up first. */
function get(address: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path: address, headers, method }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('pages answer at their clean address and are checked again each time', async () => {
  const answer = await get('/about-us?x=1');
  expect(answer).toMatchObject({ status: 200, body: 'content of about-us.html' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'speculation-rules': '"/speculation-rules.json"',
  });
});

test('hashed files are kept for a year', async () => {
  const { headers } = await get('/assets/site-1.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['zebra, BR', 'br'],
])('asked for %j, %s is sent', async (asked, encoding) => {
  const { headers } = await get('/', { 'accept-encoding': asked });
  expect(headers['content-encoding']).toBe(encoding);
});

test('what the browser has already is not sent again', async () => {
  const { etag } = (await get('/')).headers;
  for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const again = await get('/', { 'if-none-match': tags });
    expect(again, `${tags}`).toMatchObject({ status: 304, body: '' });
  }
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  const missing = await get('/nothing', { 'if-none-match': '*' });
  expect(missing).toMatchObject({ status: 404, body: 'content of 404.html' });
});

test('a range is answered with the whole file, as a server may', async () => {
  const answer = await get('/', { range: 'bytes=0-6' });
  expect(answer).toMatchObject({ status: 200, body: 'content of index.html' });
});

test.skipIf(!existsSync('/proc/self/fd'))(
  'requests whose answers nobody waits for leave no file open',
  async () => {
    const { port } = server.address() as AddressInfo;
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((done) => {
        const socket = connect({ port }, () => {
          socket.write('GET /about-us HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
          setTimeout(() => socket.destroy(), 5);
        });
        socket.on('close', () => done());
      });
    }
    await expect.poll(open).toBeLessThan(before + 10);
  },
);

test('no file outside the folder is served', async () => {
  const name = `${path.basename(folder)}.txt`;
  for (const address of [`/../${name}`, `/..%2f${name}`, `/assets/..%2f..%2f${name}`]) {
    const { status, body } = await get(address);
    expect({ status, leaks: body.includes('secret') }).toEqual({ status: 404, leaks: false });
  }
});

test('whoever may not write is told what may be asked', async () => {
  const answer = await get('/', {}, 'POST');
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('files get the headers that they need', async () => {
  const { headers } = await get('/assets/site-1.js');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBeUndefined();
});

describe('addresses', () => {
  test.each([
    ['/', 'index.html'],
    ['/courses/master', 'courses/master.html'],
  ])('%s lies in %s', (address, file) => expect(fileOf(address)).toBe(file));

  test.each([
    ['/admissions#enquiry', 'a=1', '/admissions?a=1#enquiry'],
    ['/admissions#enquiry', undefined, '/admissions#enquiry'],
    ['/courses/inter-&-vocational', 'a=%0d', '/courses/inter-&-vocational?a=%0d'],
  ])('%s called with %s leads to %s', (to, query, expected) =>
    expect(withQuery(to, query)).toBe(expected),
  );
});
