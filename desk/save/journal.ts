import { createHash } from 'node:crypto';
import * as disk from 'node:fs';
import path from 'node:path';
import { isRunning } from '#build/work-folder.ts';
import { confirmedIn, joinConfirmed, recordText } from '#src/content/review/confirmed.ts';

/** The record of a save; it is kept as long as the save can be undone. */
export type Saved = {
  id: string;
  at: string;
  summary: readonly string[];
  files: readonly string[];
};

/** A file as it was and as it is to be; `null` where there is none. */
export type Change = {
  name: string;
  before: string | null;
  after: string | null;
  /** How its bytes are written here; text unless it says so. */
  encoding?: 'base64';
};

/** A file that somebody else changed meanwhile. */
export type Conflict = { name: string; expected: string | null; found: string | null };

/** Thrown before anything is written. */
export class ConflictError extends Error {
  readonly conflicts: readonly Conflict[];
  constructor(conflicts: readonly Conflict[]) {
    super(`${conflicts.map(({ name }) => name).join(', ')} changed on disk meanwhile`);
    this.name = 'ConflictError';
    this.conflicts = conflicts;
  }
}

const keptSaves = 20;

/**
 * Writes files together or not at all, and remembers the last saves so that they can be undone.
 *
 * A save is a folder with the texts before and after. It is written first and gets its name when it
 * is whole; then the files are replaced one by one. A desk that is killed in between leaves it
 * under `pending`, and the next one carries it out.
 *
 * @param root what the names of files are relative to
 * @param folder of the desk itself, which git does not see
 * @param fs given by tests that kill a desk
 */
export function journalOf(root: string, folder: string, fs: typeof disk = disk) {
  const pending = path.join(folder, 'pending');
  const saves = path.join(folder, 'saves');
  const lock = path.join(folder, 'lock');

  const read = ({ name, encoding }: Change): string | null => {
    const file = path.join(root, name);
    return fs.existsSync(file) ? fs.readFileSync(file, encoding ?? 'utf8') : null;
  };

  /** @throws ConflictError if a file is not as it was, and whatever the disk throws */
  function save(changes: readonly Change[], summary: readonly string[]): Saved {
    return locked(() => {
      carryOut();
      const saved = write(changes, summary);
      const old = fs.readdirSync(saves).sort().slice(0, -keptSaves);
      for (const id of old) fs.rmSync(path.join(saves, id), { recursive: true });
      return saved;
    });
  }

  function write(changes: readonly Change[], summary: readonly string[]): Saved {
    const conflicts = changes
      .map((change) => ({ name: change.name, expected: change.before, found: read(change) }))
      .filter(({ expected, found }) => expected !== found);
    if (conflicts.length > 0) throw new ConflictError(conflicts);
    // Saves are in the order of their times, so no two have the same.
    const last = list()[0];
    const at = new Date(Math.max(Date.now(), last ? Date.parse(last.at) + 1 : 0)).toISOString();
    const saved: Saved = {
      id: `${at.replaceAll(/\D/g, '')}-${hash(JSON.stringify(changes))}`,
      at,
      summary,
      files: changes.map(({ name }) => name),
    };
    fs.mkdirSync(saves, { recursive: true });
    const draft = path.join(folder, 'draft');
    fs.rmSync(draft, { recursive: true, force: true });
    fs.mkdirSync(draft);
    fs.writeFileSync(path.join(draft, 'save.json'), JSON.stringify({ ...saved, changes }));
    try {
      // A folder that cannot be written to shows here, before any file is replaced.
      for (const change of changes) prepare(change);
    } catch (error) {
      changes.forEach(discard);
      throw error;
    }
    fs.renameSync(draft, pending);
    replaceAll(changes);
    fs.renameSync(pending, path.join(saves, saved.id));
    return saved;
  }

  /** Ends a save that was cut off. Files that changed since stay as they are. */
  function carryOut(): readonly string[] {
    if (!fs.existsSync(pending)) return [];
    const { id, changes } = contentsOf(pending);
    const open = changes.filter((change) => read(change) === change.before);
    for (const change of open) prepare(change);
    replaceAll(open);
    changes.forEach(discard);
    fs.mkdirSync(saves, { recursive: true });
    fs.renameSync(pending, path.join(saves, id));
    return open.map(({ name }) => name);
  }

  /** @throws ConflictError if a file was changed after that save */
  function undo(id: string): Saved {
    return locked(() => {
      carryOut();
      const entry = path.join(saves, path.basename(id));
      const { changes, ...saved } = contentsOf(entry);
      const undone = write(changes.map(backOf), saved.summary);
      for (const done of [undone.id, id]) fs.rmSync(path.join(saves, done), { recursive: true });
      return saved;
    });
  }

  /** Records of translations change with each save, so they go back line by line. */
  function backOf(change: Change): Change {
    const { name, before, after } = change;
    const found = read(change);
    const isRecord = name.endsWith('.json') && found !== null && found !== after;
    if (!isRecord) return { ...change, before: after, after: before };
    const [was, became, now] = [before ?? '{}', after ?? '{}', found].map(confirmedIn);
    const joined = joinConfirmed(became ?? {}, was ?? {}, now ?? {});
    return { ...change, before: found, after: recordText(joined) };
  }

  /** The saves that can be undone, the last one first. */
  function list(): Saved[] {
    if (!fs.existsSync(saves)) return [];
    const ids = fs.readdirSync(saves).sort().reverse();
    return ids.map((id) => {
      const { changes: _, ...saved } = contentsOf(path.join(saves, id));
      return saved;
    });
  }

  /** The texts before and after a save. */
  const changesOf = (id: string) => contentsOf(path.join(saves, path.basename(id))).changes;

  function contentsOf(entry: string): Saved & { changes: readonly Change[] } {
    return JSON.parse(fs.readFileSync(path.join(entry, 'save.json'), 'utf8'));
  }

  /** One save at a time, of all desks on this machine. */
  function locked<Result>(act: () => Result): Result {
    fs.mkdirSync(folder, { recursive: true });
    if (isLeftBehind()) fs.rmSync(lock, { force: true });
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    try {
      return act();
    } finally {
      fs.rmSync(lock, { force: true });
    }
  }

  /** A save takes a second; a lock of a desk that was killed is empty, or names no process. */
  function isLeftBehind(): boolean {
    if (!fs.existsSync(lock)) return false;
    const pid = Number(fs.readFileSync(lock, 'utf8'));
    return !(pid > 0 && isRunning(pid)) || fs.statSync(lock).mtimeMs < Date.now() - 60_000;
  }

  const temporary = (name: string) => path.join(root, `${name}.desk-tmp`);

  function prepare({ name, after, encoding }: Change): void {
    if (after === null) return;
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    const file = fs.openSync(temporary(name), 'w');
    fs.writeFileSync(file, after, encoding ?? 'utf8');
    fs.fsyncSync(file);
    fs.closeSync(file);
  }

  function replaceAll(changes: readonly Change[]): void {
    for (const { name, after } of changes) {
      if (after === null) fs.rmSync(path.join(root, name), { force: true });
      else fs.renameSync(temporary(name), path.join(root, name));
    }
  }

  function discard({ name }: Change): void {
    fs.rmSync(temporary(name), { force: true });
  }

  return { save, undo, list, changesOf, alone: locked, carryOut: () => locked(carryOut) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
