import { byWeight } from '#src/content/check/open-facts.ts';
import type { OpenFact } from '#src/content/check/parse.ts';

/** Whether this build only tries the way to visitors, with facts still open. */
export function isRehearsal(env = process.env): boolean {
  return env['REHEARSAL'] === '1';
}

/** Whether visitors get this build: Cloudflare Pages sets CF_PAGES, docs/deploy.md sets LAUNCH. */
function isForVisitors(env: NodeJS.ProcessEnv): boolean {
  return ['CF_PAGES', 'LAUNCH'].some((name) => env[name]);
}

/** @throws Error naming the facts that a launch needs, if this build is for visitors and one is open */
export function holdLaunch(openFacts: readonly OpenFact[], env = process.env): void {
  if (!isForVisitors(env) || isRehearsal(env)) return;
  const needed = byWeight(openFacts).filter(({ weight }) => weight === 'launch');
  if (needed.length === 0) return;
  const listed = needed.slice(0, 10).map(({ file, line, field }) => `  ${file}:${line}  ${field}`);
  const more = needed.length - listed.length;
  const refusal = new Error(
    [
      `${needed.length} facts that visitors need are still open, so nothing is published:`,
      ...listed,
      ...(more > 0 ? [`  and ${more} more: npm run launch-check`] : []),
      'Answer or confirm them in the desk. To try the way without them, set REHEARSAL=1:',
      'the pages then say that they are a rehearsal, and are not indexed.',
    ].join('\n'),
  );
  // Vite prints the stack, in which the sentence would be lost.
  refusal.stack = refusal.message;
  throw refusal;
}
