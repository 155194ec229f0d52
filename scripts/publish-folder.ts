import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** How long the files of earlier builds stay, for pages that visitors still have open. In days. */
export const keptDays = 30;
const day = 86_400_000;

/**
 * Brings a built site into the folder that a server reads, without a moment in which a page asks
 * for a file that is not there: first the files with a fingerprint, then all others, each in one
 * step. Fingerprinted files of earlier builds stay for 30 days.
 *
 * @param now for tests
 */
export function publishFolder(site: string, target: string, now = Date.now()): void {
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Error(`There is no built site in ${site}. Run \`npm run build\` first.`);
  }
  const wanted = new Set(filesOf(site));
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
  for (const name of filesOf(target)) {
    const file = path.join(target, name);
    const old = now - statSync(file).mtimeMs > keptDays * day;
    if (!wanted.has(name) && (old || !name.startsWith(`assets${path.sep}`))) rmSync(file);
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function isPage(name: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(name);
}
