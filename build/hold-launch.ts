import { byWeight } from '#src/content/check/open-facts.ts';
import type { OpenFact } from '#src/content/check/parse.ts';

/** Whether this build only tries the way to the server: `npm run release -- --rehearsal`. */
export function isRehearsal(env = process.env): boolean {
  return env['REHEARSAL'] === '1';
}

/** Whether what is built goes to visitors: on a host that builds from the repository, or in a release. */
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
      'Answer or confirm them in the desk. To try the way without them, set REHEARSAL=1, or run',
      'npm run release -- --rehearsal: its pages say that they are a rehearsal, and are not indexed.',
    ].join('\n'),
  );
  // Vite prints the stack, in which the sentence would be lost.
  refusal.stack = refusal.message;
  throw refusal;
}
