import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cacheControl,
  contentTypeOf,
  hostHeaders,
  hostHeadersSince,
  pageHeaders,
  securityHeaders,
} from '#build/hosts/headers.ts';
import { otherName } from '#build/hosts/moves.ts';
import { nginxConfig } from '#build/hosts/nginx.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { languages } from '#src/languages.ts';
import { langOf, routes } from '#src/routes.ts';
import type { Answer, Ask, Question } from './ask.ts';
import { hosts, type Running, site } from './servers.ts';
import { type Case, files, missing, moved, odd, pages } from './table.ts';

const facts = makeEdition(readContentFiles()).content.site;
const isCompressed = (address: string) => existsSync(path.join(site, `${decodeURI(address)}.br`));

/** One file of each folder, ending, time and compression: hosts tell files apart by nothing else. */
const kindsOfFiles: Question[] = [
  ...new Map(
    files(site).map((name) => {
      const address = encodeURI(name);
      const { dir, ext } = path.parse(address);
      const kind = [dir, ext, cacheControl(address), isCompressed(address)].join();
      return [kind, { path: address }];
    }),
  ).values(),
];

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe.each(hosts)('$name', ({ name, real, missing: lack, start }) => {
  describe.skipIf(lack)(lack ? `(skipped: ${lack})` : 'answers', () => {
    let running: Running;
    const ask: Ask = (question) =>
      running.ask({ ...question, headers: { ...browser, ...question.headers } });
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running?.stop());

    /** Asks them all and returns what is wrong, one line each. */
    async function faults<Asked extends Question>(
      list: readonly Asked[],
      judge: (asked: Asked, answer: Answer) => (string | false | undefined)[],
    ): Promise<string[]> {
      const found: string[] = [];
      for (const asked of list) {
        const answer = await ask(asked);
        for (const fault of judge(asked, answer)) {
          if (fault) found.push(`${asked.method ?? 'GET'} ${asked.path.slice(0, 80)}: ${fault}`);
        }
      }
      return found;
    }

    // Those that we start ourselves have been there for more than a month; the built site may not.
    const sent = name === 'Cloudflare Pages' ? hostHeadersSince(facts) : hostHeaders;

    function wrongStatus({ status, except }: Case, answer: Answer) {
      if (except?.host === name || status.includes(answer.status)) return undefined;
      return `status ${answer.status}, not ${status.join(' or ')}`;
    }

    function wrongHeaders({ headers }: Answer) {
      const wanted = real ? sent : securityHeaders;
      return Object.entries(wanted).map(
        ([header, value]) =>
          headers[header.toLowerCase()] !== value &&
          `${header} is ${headers[header.toLowerCase()]}`,
      );
    }

    test('every page is there, whole, kept by nobody without asking', async () => {
      const judge = (asked: Case, answer: Answer) => {
        const address = decodeURI(asked.path.split('?')[0] ?? '').replaceAll('%26', '&');
        const canonical = new URL(address, facts.origin).href.replaceAll('&', '&amp;');
        return [
          wrongStatus(asked, answer),
          ...wrongHeaders(answer),
          !answer.body.includes(`<link rel="canonical" href="${canonical}"`) && 'another page',
          answer.headers['content-type'] !== 'text/html; charset=utf-8' &&
            `type ${answer.headers['content-type']}`,
          !isAskedAnew(answer) && `kept: ${answer.headers['cache-control']}`,
          answer.headers['speculation-rules'] !== pageHeaders['Speculation-Rules'] &&
            'no speculation rules',
        ];
      };
      expect(await faults(pages, judge)).toEqual([]);
      expect(pages.length).toBeGreaterThan(routes.length);
    });

    test('every other spelling and old address leads to its page, with its query', async () => {
      const judge = (asked: Case, answer: Answer) => [
        wrongStatus(asked, answer),
        ...wrongHeaders(answer),
        // Some hosts name themselves in front of the path.
        asked.except?.host !== name &&
          decodeURIComponent(pathOf(answer.headers.location)) !== asked.location &&
          `leads to ${answer.headers.location}, not ${asked.location}`,
      ];
      expect(await faults(moved, judge)).toEqual([]);
    });

    test('what is not there is a 404 with the 404 page, and nobody keeps that', async () => {
      const judge = (asked: Case, answer: Answer) => [
        wrongStatus(asked, answer),
        ...wrongHeaders(answer),
        answer.status === 404 && !answer.body.includes('</html>') && 'no 404 page',
        answer.status === 404 &&
          !answer.body.includes(`<html lang="${languages[langOf(asked.path)].tag}"`) &&
          'a 404 page in another language',
        answer.status === 404 && !isAskedAnew(answer) && `kept: ${answer.headers['cache-control']}`,
        answer.status === 404 &&
          !answer.headers['content-type']?.startsWith('text/html') &&
          `type ${answer.headers['content-type']}`,
      ];
      expect(await faults(missing, judge)).toEqual([]);
    });

    test('odd addresses get an answer and nothing of their own back', async () => {
      const judge = (_asked: Question, { status, headers, body }: Answer) => [
        status >= 500 && `status ${status}`,
        headers['set-cookie'] !== undefined && 'sets a cookie',
        /^([a-z]+:)?[/\\]{2}/.test(pathOf(headers.location)) && `leads to ${headers.location}`,
        /[\r\n]/.test(headers.location ?? '') && 'breaks a header',
        /root:|"scripts"/.test(body) && 'shows a file of the machine',
      ];
      expect(await faults(odd, judge)).toEqual([]);
    });

    // Cloudflare compresses by itself, in front of what runs here.
    const compresses = name !== 'Cloudflare Pages';

    test('every kind of file has its type and its time, and is compressed where that helps', async () => {
      const judge = ({ path: address }: Question, { status, headers }: Answer) => {
        const wantedCache = cacheControl(address);
        const hasCopies = isCompressed(address);
        return [
          status !== 200 && `status ${status}`,
          headers['content-type'] !== contentTypeOf(address) && `type ${headers['content-type']}`,
          wantedCache === 'no-cache'
            ? !isAskedAnew({ headers }) && `kept: ${headers['cache-control']}`
            : headers['cache-control'] !== wantedCache && `kept: ${headers['cache-control']}`,
          headers['x-content-type-options'] !== 'nosniff' && 'type may be guessed',
          compresses && hasCopies && !/^(br|gzip)$/.test(headers['content-encoding'] ?? '')
            ? 'not compressed'
            : undefined,
          compresses && hasCopies && !variesByEncoding(headers.vary) && `Vary ${headers.vary}`,
        ];
      };
      expect(await faults(kindsOfFiles, judge)).toEqual([]);
      expect(kindsOfFiles.length).toBeGreaterThan(30);
    });

    test('a browser may lay out its viewer of PDFs, and drawings have their styles', async () => {
      const policyOf = async (address: string) =>
        (await ask({ path: address })).headers['content-security-policy'] ?? '';
      for (const address of ['/docs/fee-structure.pdf', '/te/docs/gnm-course-sheet.pdf']) {
        const policy = await policyOf(address);
        expect(policy, address).toContain("frame-ancestors 'none'");
        expect(policy, address).not.toMatch(/default-src|style-src|object-src|sandbox/);
      }
      const drawing = await policyOf('/patterns/pallu.svg');
      expect(drawing).toContain("style-src 'self' 'unsafe-inline'");
      expect(drawing).toContain("script-src 'self'");
      for (const address of ['/', '/docs', '/no-such.pdf', '/no-such.svg']) {
        expect(await policyOf(address), address).toContain("style-src 'self';");
      }
    });

    test.runIf(compresses)(
      'without brotli gzip is sent, without either the plain page',
      async () => {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const { headers, body } = await ask({
            path: '/about-us',
            headers: { 'accept-encoding': encoding },
          });
          const wanted = encoding === 'identity' ? undefined : encoding;
          expect(headers['content-encoding']).toBe(wanted);
          expect(variesByEncoding(headers.vary)).toBe(true);
          expect(body).toContain('</html>');
        }
      },
    );

    test('HEAD is GET without the page', async () => {
      const got = await ask({ path: '/about-us' });
      const head = await ask({ path: '/about-us', method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers['content-type']).toBe(got.headers['content-type']);
      expect(head.body).toBe('');
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
      const { status } = await ask({ path: '/about-us', method });
      expect(status).toBe(405);
    });

    test('a page that has not changed is not sent again', async () => {
      const { etag } = (await ask({ path: '/about-us' })).headers;
      expect(etag).toBeTruthy();
      const again = await ask({ path: '/about-us', headers: { 'if-none-match': etag ?? '' } });
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
    });

    test('a page that is not there is told whole, whatever the visitor has already', async () => {
      const { etag = '*' } = (await ask({ path: '/no-such-page' })).headers;
      const again = await ask({ path: '/no-such-page', headers: { 'if-none-match': etag } });
      expect(again.status).toBe(404);
      expect(again.body).toContain('</html>');
    });

    test('no host says more about itself than its name', async () => {
      const { headers } = await ask({ path: '/' });
      expect(headers.server ?? '').not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).not.toBe('*');
    });
  });
});

/** May be kept, but not used without asking whether it is still right. */
function isAskedAnew({ headers }: Pick<Answer, 'headers'>): boolean {
  return /no-cache|no-store|max-age=0, must-revalidate/.test(headers['cache-control'] ?? '');
}

function variesByEncoding(vary: string | undefined): boolean {
  return /accept-encoding/i.test(vary ?? '');
}

function pathOf(location = ''): string {
  return location.replace(/^https:\/\/(localhost(:\d+)?|site\.example)(?=\/)/, '');
}

const asked = {
  root: '/srv/site',
  domain: 'www.site.example',
  secure: { certificate: 'fullchain.pem', key: 'privkey.pem' },
  brotli: true,
};

test('nginx listens on IPv4 and IPv6, with www. and without', () => {
  const config = nginxConfig(asked);
  expect([...new Set(config.match(/listen .*;/g))]).toEqual([
    'listen 80;',
    'listen [::]:80;',
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
  ]);
  expect(config.match(/server_name .*;/g)).toEqual([
    'server_name www.site.example site.example;',
    'server_name site.example;',
    'server_name www.site.example;',
  ]);
});

test('no log says who has asked', () => {
  const config = nginxConfig({ ...asked, log: '/var/log/nginx/site.log' });
  const servers = config.match(/^server \{/gm) ?? [];
  expect(config.match(/^ {2}error_log .*/gm)).toEqual(
    servers.map(() => '  error_log /var/log/nginx/site.log alert;'),
  );
  expect(config).not.toMatch(/\$(remote|args|request_uri|request\b|http_)\w*[^;\n]*';/);
  expect(config).toContain('access_log /var/log/nginx/site.log without_persons;');
});

test('every server of nginx hides its version, and the other name holds browsers to HTTPS too', () => {
  const config = nginxConfig(asked);
  const servers = config.match(/^server \{.*?^\}/gms) ?? [];
  expect(servers).toHaveLength(3);
  for (const server of servers) expect(server).toContain('server_tokens off;');
  for (const server of servers.filter((one) => one.includes('ssl http2'))) {
    expect(server).toContain('add_header Strict-Transport-Security "max-age=63072000" always;');
  }
});

test('browsers are held to HTTPS for years only after a month', () => {
  const at = (launched: string | null, origin = 'https://www.site.example') =>
    hostHeadersSince({ origin, launched }, Date.parse('2027-03-01'))['Strict-Transport-Security'];
  expect(at(null)).toBe('max-age=300');
  expect(at('2027-02-10')).toBe('max-age=300');
  expect(at('2027-01-10')).toBe('max-age=63072000');
  for (const origin of ['https://site.example', 'https://site.edu.in']) {
    expect(at('2027-02-10', origin)).toBe('max-age=300');
    expect(at('2027-01-10', origin)).toBe('max-age=63072000; includeSubDomains');
  }
});

test.each([
  ['site.example', ['www.site.example']],
  ['site.edu.in', ['www.site.edu.in']],
  ['www.site.edu.in', ['site.edu.in']],
  ['pages.site.example', []],
])('people also type the other name of %s', (domain, names) => {
  expect(otherName(domain)).toEqual(names);
});
