/**
 * Runs commands of package.json one after another, those joined by a plus side by side, stops at the
 * first that fails, and ends with a table of the seconds that each took: `npm test` and
 * `npm run test:all`.
 */
import { runScript, runSideBySide } from '#tests/commands/run-script.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const times: (readonly [name: string, milliseconds: number])[] = [];
let status = 0;
for (const name of process.argv.slice(3)) {
  const started = Date.now();
  const together = name.split('+');
  status = together.length > 1 ? await runSideBySide(together) : runScript(name);
  times.push([name, Date.now() - started]);
  if (status !== 0) break;
}
const all = times.reduce((sum, [, time]) => sum + time, 0);
const line = (name: string, time: number) =>
  `${(time / 1000).toFixed(1).padStart(8)} s ${`${Math.round((100 * time) / all)} %`.padStart(6)}  ${name}`;
console.log(['', ...times.map(([name, time]) => line(name, time)), line('in all', all)].join('\n'));
const [last] = times.at(-1) ?? [];
console.log(
  status === 0 ? 'All stages passed.' : `Failed: npm run ${last?.replace('+', ' or npm run ')}`,
);
process.exit(status);
