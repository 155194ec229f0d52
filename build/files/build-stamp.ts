import { askGit } from './ask-git.ts';

/** Says which version the published site was built from, so that the desk can tell the officer. */
export const stampPath = '/build.json';

export type BuildStamp = {
  /** Of the repository; empty where the folder is no checkout. */
  commit: string;
  /** ISO 8601, in UTC. */
  builtAt: string;
};

/** @param now when the build began */
export function buildStamp(now: Date): BuildStamp {
  return { commit: commitOfBuild(), builtAt: now.toISOString() };
}

function commitOfBuild(): string {
  // Cloudflare Pages names the commit; its copy may have no history.
  const named = process.env['CF_PAGES_COMMIT_SHA'];
  return named || (askGit('.', 'rev-parse', 'HEAD')?.trim() ?? '');
}
