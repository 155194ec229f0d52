import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goBack, install, makeRelease, type Place } from './releases.ts';
import { hosts, prepareNginx, site } from './servers.ts';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

let base: string;
let releases: readonly [first: string, second: string];

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'under-load-'));
  releases = [nextRelease('first'), nextRelease('second')];
});
afterAll(() => rmSync(base, { recursive: true }));

/** The built site with another stylesheet, as the next build would have it. */
function nextRelease(name: string): string {
  const next = path.join(base, name);
  cpSync(site, next, { recursive: true });
  const assets = path.join(next, 'assets');
  const [, plain = ''] =
    /"\/assets\/([^"]+\.css)"/.exec(readFileSync(`${next}/index.html`, 'utf8')) ?? [];
  const renamed = `${name}.css`;
  for (const file of readdirSync(assets).filter((one) => one.startsWith(plain))) {
    renameSync(path.join(assets, file), path.join(assets, file.replace(plain, renamed)));
  }
  for (const file of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    // Pages name the stylesheet, and so does the worker, which fetches it ahead.
    if (!file.endsWith('.html') && file !== 'worker.js') continue;
    const whole = path.join(next, file);
    const text = readFileSync(whole, 'utf8').replaceAll(plain, renamed);
    writeFileSync(whole, text);
    // Those of the release before name its stylesheet.
    writeFileSync(`${whole}.br`, brotliCompressSync(text, quick));
    writeFileSync(`${whole}.gz`, gzipSync(text, { level: 1 }));
  }
  return next;
}

const missing = hosts.find(({ name }) => name === 'nginx')?.missing;

test.skipIf(missing)('while releases change, nobody who reads the site misses a file', async () => {
  const { file, configure, check, reload, start } = await prepareNginx();
  const folder = path.join(base, 'www');
  const place: Place = { folder, configuration: file, check, reload };
  const configuration = configure(`${folder}/current/site`);
  const hostFiles = { 'nginx.conf': configuration };
  const packed = [site, ...releases].map((built, index) =>
    makeRelease(`${folder}-${index}`, folder, built, hostFiles),
  );
  // A server that does not run yet cannot load anything.
  await install(packed[0] ?? '', { ...place, reload: 'true' });
  const running = await start();
  let isOver = false;
  let count = 0;
  const faults: string[] = [];
  const get = async (address: string) => {
    const { status, body } = await running.ask({ path: address });
    count += 1;
    if (status !== 200) faults.push(`${status} ${address}`);
    if (!address.startsWith('/assets/') && !body.includes('</html>'))
      faults.push(`half ${address}`);
    return body;
  };
  const reader = async () => {
    while (!isOver) {
      for (const address of ['/', '/about-us', '/te/contact']) {
        const page = await get(address);
        for (const [, asset = ''] of page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
          await get(asset);
        }
      }
    }
  };
  const publishing = async () => {
    for (const release of packed.slice(1)) {
      expect(await install(release, place)).toMatchObject({ status: 0 });
    }
    expect(await goBack(place)).toMatchObject({ status: 0 });
    isOver = true;
  };
  try {
    await Promise.all([publishing(), ...Array.from({ length: 4 }, reader)]);
  } finally {
    isOver = true;
    await running.stop();
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
