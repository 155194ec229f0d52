import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { connect } from './cdp.ts';
import type { Engine, Key, Place } from './engine.ts';

/** Versions of the npm package `@sparticuz/chromium`, each with the Chromium of its number inside. */
const packages = { 92: '92.0.0', 109: '109.0.6', 113: '113.0.1', 119: '119.0.2' } as const;

export type OldVersion = keyof typeof packages;

const keys: Record<Key, { code: number; text?: string }> = {
  Enter: { code: 13, text: '\r' },
  Escape: { code: 27 },
  Tab: { code: 9 },
  ArrowDown: { code: 40 },
};

/** A real Chromium of the years 2021 to 2023, over the DevTools protocol. */
export async function startOldChromium(version: OldVersion): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), `chromium-${version}-`));
  const browser = spawn(
    await fetchChromium(version),
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
      ...['--disable-quic', '--disable-background-networking', '--disable-component-update'],
      ...['--disable-sync', '--no-first-run', '--lang=en-IN', '--remote-debugging-pipe'],
      ...['--hide-scrollbars', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const { send, on } = connect(browser);
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const attached = await send('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params?: object) =>
    send(method, params, String(attached['sessionId']));

  const alerts: string[] = [];
  let loaded: () => void = () => {};
  on((method, params) => {
    if (method === 'Page.loadEventFired') loaded();
    if (method !== 'Page.javascriptDialogOpening') return;
    alerts.push(String(params['message']));
    void page('Page.handleJavaScriptDialog', { accept: true });
  });
  await page('Page.enable');
  await page('Runtime.enable');
  await send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });

  /** Does what makes the page load, and waits until it has. */
  const load = async (act: () => Promise<unknown>) => {
    const done = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    await act();
    await done;
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await page('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as {
      result: { value?: unknown };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  };
  const mouse = (type: string, { x, y }: Place, buttons = 0) =>
    page('Input.dispatchMouseEvent', {
      ...{ type, x, y, buttons },
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    });

  return {
    open: (address) => load(() => page('Page.navigate', { url: address })),
    reload: () => load(() => page('Page.reload')),
    async resize(width, height) {
      const deviceScaleFactor = 1;
      await page('Emulation.setDeviceMetricsOverride', {
        ...{ width, height, deviceScaleFactor, mobile: false },
      });
    },
    run: (task, ...args) => {
      const given = args.map((argument) => JSON.stringify(argument)).join();
      return evaluate(`(${task})(${given})`) as never;
    },
    async drag(from, to) {
      await mouse('mouseMoved', from);
      await mouse('mousePressed', from, 1);
      await mouse('mouseMoved', to, 1);
      await mouse('mouseReleased', to);
    },
    async point(to) {
      await mouse('mouseMoved', to);
    },
    async type(text) {
      await page('Input.insertText', { text });
    },
    async press(key) {
      const { code, text } = keys[key];
      const event = { key, code: key, windowsVirtualKeyCode: code };
      await page('Input.dispatchKeyEvent', {
        ...event,
        ...(text ? { type: 'keyDown', text } : { type: 'rawKeyDown' }),
      });
      await page('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    },
    answerAlert: async () => alerts.shift(),
    async allowScripts(allowed) {
      await page('Emulation.setScriptExecutionDisabled', { value: !allowed });
    },
    async close() {
      await send('Browser.close').catch(() => {});
      browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * The program of an old Chromium, fetched from the npm registry once and kept beside the packages.
 *
 * @throws Error if the registry does not answer
 */
async function fetchChromium(version: OldVersion): Promise<string> {
  const folder = path.resolve(`node_modules/.cache/chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  const run = promisify(execFile);
  const work = `${folder}-${process.pid}`;
  await mkdir(work, { recursive: true });
  const { stdout } = await run(
    'npm',
    ['pack', '--silent', '--pack-destination', work, `@sparticuz/chromium@${packages[version]}`],
    { shell: process.platform === 'win32' },
  );
  await run('tar', ['xzf', stdout.trim(), 'package/bin'], { cwd: work });
  const unpack = async (name: string) =>
    brotliDecompressSync(await readFile(path.join(work, 'package/bin', name)));
  await writeFile(path.join(work, 'chromium'), await unpack('chromium.br'));
  await chmod(path.join(work, 'chromium'), 0o755);
  // Chromium 113 and newer do not start without a graphics library beside them.
  await writeFile(path.join(work, 'graphics.tar'), await unpack('swiftshader.tar.br'));
  await run('tar', ['xf', 'graphics.tar'], { cwd: work });
  for (const name of [stdout.trim(), 'package', 'graphics.tar']) {
    await rm(path.join(work, name), { recursive: true });
  }
  await rename(work, folder).catch((error) => {
    if (!existsSync(program)) throw error;
  });
  return program;
}
