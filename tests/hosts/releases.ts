import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillRelease } from '#serve/pack.ts';

export type Place = {
  /** The site's folder on the server. */
  folder: string;
  /** The configuration file of nginx. */
  configuration: string;
  /** Commands that check and load the configuration. */
  check: string;
  reload: string;
};

/** Makes the folder that is unpacked on a server. @returns its name */
export function makeRelease(
  release: string,
  folder: string,
  site: string,
  configurations: Readonly<Record<string, string>>,
): string {
  const hosts = `${release}-hosts`;
  writeFiles(hosts, configurations);
  fillRelease(release, { site, hosts, folder });
  return release;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Runs the installer of a release, whose output comes with how it ended. */
export function install(release: string, place: Place, ...words: string[]) {
  return run('sh', [path.join(release, 'install.sh'), ...words], place);
}

/** Has the release in place go back to the one before it. */
export function goBack(place: Place) {
  return install(path.join(place.folder, 'current'), place, 'back');
}

/** A command with the place told to the installer. */
export function run(program: string, words: string[], place: Place, options: SpawnOptions = {}) {
  const told = {
    CONFIGURATION: place.configuration,
    CHECK: place.check,
    RELOAD: place.reload,
  };
  const child = spawn(program, words, { ...options, env: { ...process.env, ...told } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, output }));
  });
  return Object.assign(ended, { kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL') });
}
