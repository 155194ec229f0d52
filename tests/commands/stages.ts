/**
 * Runs commands of package.json one after another, those joined by a plus side by side, stops at the
 * first that fails, and ends with a table of the seconds that each took: `npm test` and
 * `npm run test:all`.
 */
import { runScript, runSideBySide } from '#tests/commands/run-script.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const times: (readonly [name: string, milliseconds: number])[] = [];
let failed: string[] = [];
for (const name of process.argv.slice(3)) {
  const started = Date.now();
  const together = name.split('+');
  if (together.length > 1) failed = await runSideBySide(together);
  else if (runScript(name) !== 0) failed = [name];
  times.push([name, Date.now() - started]);
  if (failed.length > 0) break;
}
const all = times.reduce((sum, [, time]) => sum + time, 0);
const line = (name: string, time: number) =>
  `${(time / 1000).toFixed(1).padStart(8)} s ${`${Math.round((100 * time) / all)} %`.padStart(6)}  ${name}`;
console.log(['', ...times.map(([name, time]) => line(name, time)), line('in all', all)].join('\n'));
console.log(failed.map((name) => `Failed: npm run ${name}`).join('\n') || 'All stages passed.');
process.exit(failed.length > 0 ? 1 : 0);
