import path from 'node:path';

/** What the disk says, for somebody who edits a website; everything else as it is. */
export function inPlainWords(error: NodeJS.ErrnoException): string {
  const where = error.path ? path.relative('.', error.path) : 'the folder';
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return `Nothing was saved: this computer does not let the desk write to ${path.dirname(where)}. Your changes are still here.`;
  }
  if (error.code === 'ENOSPC')
    return 'Nothing was saved: the disk is full. Your changes are still here.';
  if (error.code === 'EEXIST') return 'Another desk is saving just now. Try again.';
  return error.message;
}
