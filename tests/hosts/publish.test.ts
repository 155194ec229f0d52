import { execFile } from 'node:child_process';
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
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishFolder } from '#hosting/publish-folder.ts';
import { hosts, type Running, site, startNginx } from './servers.ts';

const run = promisify(execFile);
const lack = hosts.find(({ name }) => name === 'nginx')?.missing;
let folder: string;
let running: Running;

beforeAll(async () => {
  if (lack) return;
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  publishFolder(site, path.join(folder, 'www'));
  running = await startNginx('', path.join(folder, 'www'));
});
afterAll(async () => {
  await running?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

/** The built site with another stylesheet, as the next build would have it. */
function nextRelease(name: string): string {
  const next = path.join(folder, name);
  cpSync(site, next, { recursive: true });
  const sheets = readdirSync(path.join(next, 'assets')).filter((file) =>
    /^site-.*\.css/.test(file),
  );
  const [plain = ''] = sheets;
  const renamed = `site-${name}.css`;
  for (const file of sheets) {
    const assets = path.join(next, 'assets');
    renameSync(path.join(assets, file), path.join(assets, file.replace(plain, renamed)));
  }
  for (const file of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    // Pages name the stylesheet, and so does the worker, which fetches it ahead.
    if (!file.endsWith('.html') && file !== 'worker.js') continue;
    const whole = path.join(next, file);
    const text = readFileSync(whole, 'utf8').replaceAll(plain, renamed);
    writeFileSync(whole, text);
    // Those of the release before name its stylesheet.
    writeFileSync(
      `${whole}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    writeFileSync(`${whole}.gz`, gzipSync(text));
  }
  return next;
}

test.skipIf(lack)('while releases change, nobody who reads the site misses a file', async () => {
  const [first, second] = [nextRelease('first'), nextRelease('second')];
  const target = path.join(folder, 'www');
  let isOver = false;
  const faults: string[] = [];
  let count = 0;
  const get = async (address: string) => {
    const { status, body } = await running.ask({ path: address });
    count += 1;
    if (status !== 200) faults.push(`${status} ${address}`);
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
    for (const release of [[first], [second], []]) {
      await run('node', ['scripts/run.js', 'tests/hosts/publish-once.ts', target, ...release]);
    }
    isOver = true;
  };
  await Promise.all([publishing(), ...Array.from({ length: 4 }, reader)]);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
