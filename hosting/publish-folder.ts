import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deadReferences } from './dead-references.ts';
import { pageSizes, tooLarge } from './page-sizes.ts';

/** How long the files of earlier builds stay, for pages that visitors still have open. In days. */
const keptDays = 30;
const day = 86_400_000;
/** How many releases are kept to go back to, the one in place included. */
const keptReleases = 3;

/** What the operator has to mend first; shown without the place in the code. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

/**
 * Brings a built site into the folder that a server reads, without a moment in which a page asks
 * for a file that is not there: first the files with a fingerprint, then all others, each in one
 * step. Fingerprinted files of earlier builds stay for 30 days.
 *
 * What was put there is listed in a file beside the folder, `<target>.published`. Nothing else is
 * ever taken away, such as another program's `.well-known`. The release itself is kept whole in
 * `<target>.releases`, with the server's configuration of its day.
 *
 * @param configuration of the server, for `lastRelease`
 * @param now for tests
 * @throws PublishError, with nothing changed, where the site is not whole or too large, or the folder holds one
 *   that was not published from here
 */
export function publishFolder(
  site: string,
  target: string,
  configuration = '',
  now = Date.now(),
): void {
  const list = `${target}.published`;
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new PublishError(`There is no built site in ${site}. Run \`npm run build\` first.`);
  }
  if (!existsSync(list) && existsSync(path.join(target, 'index.html'))) {
    throw new PublishError(
      `${target} holds a site that was not published from here. Name another folder, or empty it.`,
    );
  }
  const releases = `${target}.releases`;
  const incoming = path.join(releases, 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  cpSync(site, path.join(incoming, 'site'), { recursive: true, preserveTimestamps: true });
  writeFileSync(path.join(incoming, 'configuration'), configuration);
  // The copy is looked at, which no build can change any more.
  const refuse = (why: string, faults: readonly string[]) => {
    if (faults.length === 0) return;
    rmSync(incoming, { recursive: true });
    throw new PublishError(`${site} ${why}:\n${faults.slice(0, 20).join('\n')}`);
  };
  refuse(
    'is not whole, so nothing was published. Build again. It lacks',
    deadReferences(path.join(incoming, 'site')),
  );
  refuse(
    'is too large for a slow line, so nothing was published. Shorten',
    tooLarge(pageSizes(path.join(incoming, 'site'))),
  );
  const release = path.join(releases, new Date(now).toISOString().replaceAll(':', '-'));
  renameSync(incoming, release);
  bringIn(path.join(release, 'site'), target, now);
  for (const old of releasesOf(target).slice(keptReleases)) {
    rmSync(old, { recursive: true });
  }
}

/**
 * Brings the release before the present one back into its place; the present one is forgotten.
 *
 * @returns the server's configuration of that release
 * @throws PublishError where there is none
 */
export function rollBack(target: string, now = Date.now()): void {
  const [present, before] = releasesOf(target);
  if (!present || !before) throw noRelease(target);
  bringIn(path.join(before, 'site'), target, now);
  rmSync(present, { recursive: true });
}

/**
 * The server's configuration of the release that `rollBack` brings back.
 *
 * @throws PublishError where there is none
 */
export function configurationBefore(target: string): string {
  const [, before] = releasesOf(target);
  if (!before) throw noRelease(target);
  return readFileSync(path.join(before, 'configuration'), 'utf8');
}

function noRelease(target: string): PublishError {
  return new PublishError(`${target} has no earlier release to go back to.`);
}

/** Folders of the releases, the newest first. */
function releasesOf(target: string): string[] {
  const folder = `${target}.releases`;
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name !== 'incoming');
  return names
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

function bringIn(site: string, target: string, now: number): void {
  const list = `${target}.published`;
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  const wanted = new Set(filesOf(site));
  // Listed first: should this stop half-way, the next time still knows whose files these are.
  writeList(list, [...wanted, ...before]);
  const assetsFirst = [...wanted].sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const name of assetsFirst) {
    const place = path.join(target, name);
    mkdirSync(path.dirname(place), { recursive: true });
    const incoming = `${place}.incoming`;
    cpSync(path.join(site, name), incoming, { preserveTimestamps: true });
    // A kept file starts its 30 days anew with each build that still has it.
    if (isAsset(name)) utimesSync(incoming, now / 1000, now / 1000);
    renameSync(incoming, place);
  }
  const kept = before.filter((name) => {
    if (wanted.has(name)) return false;
    const file = path.join(target, name);
    const date = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (isAsset(name) && now - date <= keptDays * day) return true;
    rmSync(file, { force: true });
    return false;
  });
  writeList(list, [...wanted, ...kept]);
}

function writeList(file: string, names: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.incoming`, `${[...new Set(names)].sort().join('\n')}\n`);
  renameSync(`${file}.incoming`, file);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function isAsset(name: string): boolean {
  return name.startsWith(`assets${path.sep}`);
}

function isPage(name: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(name);
}
