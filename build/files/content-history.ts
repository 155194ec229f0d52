import type { Route } from '#src/routes.ts';
import { askGit } from './ask-git.ts';

/** The content file that a page is mainly made of, from the project's root. */
export function contentFileOf(route: Route): string {
  if (route.page === 'section') return `content/programmes/${route.section}.yaml`;
  return `content/${route.page}.yaml`;
}

/**
 * The day on which each content file last changed, from the project's history.
 *
 * @returns days as `YYYY-MM-DD` by file; nothing when there is no history or only a part of it
 */
export function contentHistory(folder = '.'): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  // A shallow copy would date every file to its one commit.
  if (askGit(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return days;
  const changes = ['log', '--format=@%cs', '--name-only', '--relative', '--', 'content'];
  let day = '';
  for (const line of (askGit(folder, ...changes) ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}
