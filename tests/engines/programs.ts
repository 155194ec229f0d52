import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What each program may be called, and the Debian package that has it. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  display: { names: ['Xvfb'], debian: 'xvfb' },
} as const;

/** Path of a program on this machine. */
export function findProgram(program: keyof typeof programs): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return programs[program].names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Makes sure that both engines are here, from Debian's packages where we may install.
 *
 * @throws Error that says what to install when that does not help
 */
export function needPrograms(): void {
  const missing = () =>
    (Object.keys(programs) as (keyof typeof programs)[])
      .filter((program) => !findProgram(program))
      .map((program) => programs[program].debian);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing().join(', ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env });
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    execFileSync('apt-get', [...install, ...missing()], { env });
  }
  if (missing().length > 0) {
    throw new Error(
      `These tests need Debian's ${missing().join(', ')}, or the same from elsewhere.`,
    );
  }
}
