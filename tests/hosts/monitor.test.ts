import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hostHeadersSince } from '#build/hosts/headers.ts';
import { certificateFaults, siteFaults } from '#serve/site-faults.ts';
import { findProgram } from '#tests/support/programs.ts';
import { certificate } from './servers.ts';

const now = Date.parse('2027-06-15T06:00:00Z');
const launched = '2027-01-31';

type Page = { status?: number; headers?: Record<string, string>; body: string };

let server: Server;
let origin: string;
let answers: Record<string, Page>;

beforeEach(async () => {
  server = createServer((request, response) => {
    const {
      status = 200,
      headers = {},
      body,
    } = answers[request.url ?? ''] ?? {
      status: 404,
      body: 'Not found',
    };
    response.writeHead(status, headers).end(body);
  });
  origin = await listen(server, 'http');
  const page = (address: string) => ({
    headers: { ...hostHeadersSince({ origin, launched }, now) },
    body: `<link rel="canonical" href="${new URL(address, origin).href}">`,
  });
  answers = {
    '/': page('/'),
    '/te/contact': page('/te/contact'),
    '/build.json': { body: JSON.stringify({ commit: 'a', builtAt: '2027-06-14T00:00:00Z' }) },
    '/.well-known/security.txt': { body: 'Contact: x\nExpires: 2028-06-14T00:00:00.000Z\n' },
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(one: Server, protocol: string): Promise<string> {
  await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready));
  return `${protocol}://localhost:${(one.address() as AddressInfo).port}`;
}

const faults = (changedAt?: string) =>
  siteFaults({
    site: { origin, launched },
    pages: ['/', '/te/contact'],
    now,
    changedAt: changedAt ? Date.parse(changedAt) : undefined,
  });

test('a site that is as it should be has no faults', async () => {
  expect(await faults('2027-06-13T10:00:00Z')).toEqual([]);
  // The host may still be building.
  expect(await faults('2027-06-15T05:00:00Z')).toEqual([]);
});

describe('each fault is one sentence', () => {
  const cases: [name: string, breakIt: () => void, sentence: RegExp, changedAt?: string][] = [
    ['a page that is gone', () => delete answers['/te/contact'], /te\/contact does not open.* 404/],
    [
      'a page in the place of another',
      () => Object.assign(answers, { '/te/contact': answers['/'] }),
      /te\/contact shows another page/,
    ],
    [
      'a page without a header',
      () => delete answers['/']?.headers?.['Content-Security-Policy'],
      /without these headers: Content-Security-Policy\./,
    ],
    ['a build of last week', () => build('2027-06-01T00:00:00Z'), /last built on 1 June 2027/],
    [
      'a change that the host did not take',
      () => build('2027-06-12T00:00:00Z'),
      /do not see the last change, of 13 June 2027/,
      '2027-06-12T20:00:00Z',
    ],
    ['no day of a build', () => delete answers['/build.json'], /when it was built/],
    [
      'a security.txt that ends soon',
      () =>
        Object.assign(answers, { '/.well-known/security.txt': { body: 'Expires: 2027-07-01' } }),
      /holds until 1 July 2027 only/,
    ],
    [
      'a page for every address',
      () => Object.assign(answers, { '/no-such-page': { body: 'Welcome' } }),
      /answered with 200 instead of 404/,
    ],
  ];
  const build = (builtAt: string) =>
    Object.assign(answers, { '/build.json': { body: JSON.stringify({ builtAt }) } });

  test.each(cases)('%s', async (_name, breakIt, sentence, changedAt) => {
    breakIt();
    expect(await faults(changedAt)).toEqual([expect.stringMatching(sentence)]);
  });

  test('a site that does not answer', async () => {
    server.close();
    await new Promise((closed) => server.once('close', closed));
    expect(await faults()).toEqual([expect.stringMatching(/does not open/)]);
  });
});

test.skipIf(!findProgram('openssl'))(
  'a certificate that ends, and one that browsers refuse',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'monitor-'));
    const files = certificate(folder);
    const secure = createSecureServer({
      cert: readFileSync(files.certificate),
      key: readFileSync(files.key),
    });
    try {
      const found = await certificateFaults(await listen(secure, 'https'));
      expect(found).toEqual([
        expect.stringMatching(/Browsers refuse the certificate/),
        expect.stringMatching(/ends on .* should have been renewed/),
      ]);
    } finally {
      secure.close();
      rmSync(folder, { recursive: true });
    }
  },
);
