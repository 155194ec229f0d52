import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

type Parts = {
  /** The built site. */
  site: string;
  /** The configurations of nginx, as the build writes them. */
  hosts: string;
  /** The site's folder on the server. */
  folder: string;
};

/**
 * Puts all that a server needs for a release into one folder: the site, the configurations of
 * nginx, the installer, and a file for it with the release's fingerprint.
 *
 * @param release the new folder; what it had before goes
 */
export function fillRelease(release: string, { site, hosts, folder }: Parts): void {
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release, { recursive: true });
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(site, path.join(release, 'site'), options);
  cpSync(hosts, path.join(release, 'hosts'), options);
  const id = fingerprint(release);
  copyFileSync('serve/install.sh', path.join(release, 'install.sh'));
  writeFileSync(path.join(release, 'release'), `folder=${folder}\nid=${id}\n`);
}

/** Packs a folder into one file beside it, under its own name. @returns the file */
export function packFolder(folder: string): string {
  const file = `${folder}.tar.gz`;
  const where = ['-C', path.dirname(folder), path.basename(folder)];
  execFileSync('tar', ['-czf', file, ...where], { stdio: ['ignore', 'ignore', 'inherit'] });
  return file;
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(path.relative(folder, name)).update(readFileSync(name));
  return hash.digest('hex').slice(0, 12);
}
