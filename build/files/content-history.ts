import { execFileSync } from 'node:child_process';
import type { Route } from '#src/routes.ts';

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
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    // A shallow copy would date every file to its one commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    const log = git('log', '--format=@%cs', '--name-only', '--relative', '--', 'content');
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Built from a copy without history: a sitemap without days is still right.
  }
  return days;
}
