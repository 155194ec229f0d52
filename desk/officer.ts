import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Git ignores the folder: each computer keeps its own officer's name. */
const file = path.join('.desk', 'officer');

/** How long a name is at most, in letters. */
const longest = 60;

/** The name that the officer at this computer has given, if any. */
export function officerName(): string | undefined {
  return existsSync(file) ? plainName(readFileSync(file, 'utf8')) : undefined;
}

/** Keeps the name of the officer; an empty one changes nothing. */
export function keepOfficerName(typed: string): void {
  const name = plainName(typed);
  if (!name || name === officerName()) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
}

/** A name on one line, without the signs that part name and address in a version. */
function plainName(typed: string): string | undefined {
  const name = typed
    .replaceAll(/[<>\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
  return name || undefined;
}
