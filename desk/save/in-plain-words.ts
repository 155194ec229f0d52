import path from 'node:path';

/** An error of the disk in words for an officer; none if the error is not one of the disk. */
export function inPlainWords({ code, path: file }: NodeJS.ErrnoException): string | undefined {
  const where = file ? path.dirname(path.relative('.', file)) : 'its folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `Nothing was saved: this computer does not let the desk write to ${where}.`;
  }
  if (code === 'ENOSPC') return 'Nothing was saved: the disk is full.';
  if (code !== 'EEXIST') return undefined;
  return 'Another desk is saving just now. Try again in a minute; if it says so again, delete the file .desk/lock.';
}
