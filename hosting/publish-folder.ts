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

/** How long the files of earlier builds stay, for pages that visitors still have open. In days. */
const keptDays = 30;
const day = 86_400_000;

/** What the operator has to mend first; shown without the place in the code. */
class PublishError extends Error {
  override readonly name = 'PublishError';
}

/**
 * Brings a built site into the folder that a server reads, without a moment in which a page asks
 * for a file that is not there: first the files with a fingerprint, then all others, each in one
 * step. Fingerprinted files of earlier builds stay for 30 days.
 *
 * What was put there is listed in a file beside the folder, `<target>.published`. Nothing else is
 * ever taken away, such as another program's `.well-known`.
 *
 * @param now for tests
 * @throws PublishError where there is no built site, or the folder holds a site that was not published from here
 */
export function publishFolder(site: string, target: string, now = Date.now()): void {
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new PublishError(`There is no built site in ${site}. Run \`npm run build\` first.`);
  }
  const list = `${target}.published`;
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  if (before.length === 0 && existsSync(path.join(target, 'index.html'))) {
    throw new PublishError(
      `${target} holds a site that was not published from here. Name another folder, or empty it.`,
    );
  }
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
    if (name.startsWith(`assets${path.sep}`)) utimesSync(incoming, now / 1000, now / 1000);
    renameSync(incoming, place);
  }
  const kept = before.filter((name) => {
    if (wanted.has(name)) return false;
    const file = path.join(target, name);
    const date = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (name.startsWith(`assets${path.sep}`) && now - date <= keptDays * day) return true;
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

function isPage(name: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(name);
}
