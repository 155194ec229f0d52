import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const chosen = process.env['CHROMIUM_PATH'] ? [path.resolve(process.env['CHROMIUM_PATH'])] : [];

/** Names and paths of each program of the tests, and the Debian package that has it. */
const programs = {
  chromium: {
    names: [
      ...chosen,
      ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debian: 'chromium',
  },
  /** Chromium without windows: most tests take a quarter less time in it. */
  shell: { names: [...chosen, 'chromium-headless-shell'], debian: 'chromium-headless-shell' },
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  display: { names: ['Xvfb'], debian: 'xvfb' },
  nginx: { names: ['nginx', '/usr/sbin/nginx'], debian: 'nginx-light' },
  brotli: {
    names: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    debian: 'libnginx-mod-http-brotli-static',
  },
  openssl: { names: ['openssl'], debian: 'openssl' },
} as const;

export type Program = keyof typeof programs;
export const allPrograms = Object.keys(programs) as Program[];

/** Path of a program on this machine. */
export function findProgram(program: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs[program].names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Makes sure that programs are here, from Debian's packages where we may install. The shell may be
 * missing: not every system has it.
 *
 * @throws Error that says what to install when that does not help
 */
export function needPrograms(wanted: readonly Program[]): void {
  const missing = () =>
    wanted.filter((program) => !findProgram(program)).map((program) => programs[program].debian);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing().join(', ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...words: string[]) =>
      spawnSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update');
    for (const name of missing()) apt('install', '-y', '--no-install-recommends', name);
  }
  const needed = missing().filter((name) => name !== programs.shell.debian);
  if (needed.length === 0) return;
  throw new Error(
    `These tests need ${needed.join(', ')} of Debian, or the same from elsewhere; CHROMIUM_PATH names another Chromium.`,
  );
}

/** The Chromium of this machine. @throws Error that says what to install where there is none */
export function needChromium(): string {
  needPrograms(['chromium']);
  return findProgram('chromium') ?? '';
}
