import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '#tests/support/programs.ts';
import type { Engine, Key, Place } from './engine.ts';

/** Without room of their own for bars and buttons, windows may be as narrow as a phone. */
const narrowWindows =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Keys as WebDriver writes them. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** WebKitGTK's MiniBrowser on a virtual display, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), narrowWindows);
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(findProgram('webkit') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: settings,
      GDK_BACKEND: 'x11',
      // Root, as in a container, has no sandbox to give; the pages are our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const ask = await startSession(`http://127.0.0.1:${port}`);

  const pointer = (actions: object[]) => {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    return ask('POST', '/actions', { actions: [mouse] });
  };
  const move = ({ x, y }: Place) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  });
  const strike = (values: string[]) => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const run: Engine['run'] = (task, ...args) =>
    ask('POST', '/execute/sync', { script: `return (${task})(...arguments)`, args }) as never;

  return {
    async open(address) {
      await ask('POST', '/url', { url: address });
    },
    async reload() {
      await ask('POST', '/refresh', {});
    },
    async resize(width, height) {
      await ask('POST', '/window/rect', { width, height });
      while (!(await run((wanted) => innerWidth === wanted, width))) await sleep(20);
    },
    run,
    async drag(from, to) {
      const button = 0;
      const down = { type: 'pointerDown', button };
      await pointer([move(from), down, move(to), { type: 'pointerUp', button }]);
    },
    async point(to) {
      await pointer([move(to)]);
    },
    async type(text) {
      await strike([...text]);
    },
    async press(key) {
      await strike([keys[key]]);
    },
    async answerAlert() {
      const text = await ask('GET', '/alert/text').catch(() => undefined);
      if (text === undefined) return undefined;
      await ask('POST', '/alert/accept', {});
      return String(text);
    },
    async close() {
      await ask('DELETE', '');
      driver.kill();
      display.stop();
      await rm(settings, { recursive: true });
    },
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

/** Opens a session with a driver that may still be starting, and gives what speaks to it. */
async function startSession(driver: string): Promise<Ask> {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask('GET', '/status').catch(() => undefined)) break;
    await sleep(100);
  }
  const capabilities = {
    alwaysMatch: {
      unhandledPromptBehavior: 'ignore',
      // As a full screen, a window has no bars.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    },
  };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
}

/** A screen that is not there, large enough for every width that is asked for. */
async function startDisplay() {
  const server = spawn(
    findProgram('display') ?? '',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<Buffer>((resolve) => {
    (server.stdio[3] as Readable).once('data', resolve);
  });
  return { name: `:${String(number).trim()}`, stop: () => server.kill() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
