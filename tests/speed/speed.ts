/**
 * Measures the speed of the built site and writes docs/performance.md: `npm run bench`, or only a
 * part, `npm run bench -- taps` or `pages`. BENCH_ROUNDS sets how often. Fails where a median is
 * above its limit in build/checks/limits.ts.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { paintRatioLimit, tapLimit } from '#build/checks/limits.ts';
import { serveSite } from '#serve/serve.ts';
import { langs, languages } from '#src/languages.ts';
import { needChromium } from '#tests/support/programs.ts';
import { view, viewed, viewReadings } from './first-view.ts';
import {
  compared,
  medianOf,
  milliseconds,
  type Pair,
  type Runs,
  ratioOf,
  table,
  writeReport,
} from './report.ts';
import { takeTaps, taps } from './taps.ts';
import { withoutScripts } from './without-scripts.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const site = path.resolve('dist');
const work = path.resolve('.build/bench');
/** Medians above their limits. */
const over: string[] = [];

if (!existsSync(path.join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
rmSync(work, { recursive: true, force: true });
await withoutScripts(site, work);

const ports = { site: await serve(site), 'no script': await serve(work) };
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const parts = { pages: comparePages, taps: showTaps };
const chosen = process.argv.slice(3);
for (const [part, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  const report = await measure();
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus().length} cores with a load average of ${load} at the end`;
  writeReport(part, `Measured on ${day}: ${rounds} rounds, medians; ${machine}.`, report);
}
if (over.length > 0) console.error(['Over a limit:', ...over].join('\n'));
process.exit(over.length > 0 ? 1 : 0);

async function comparePages(): Promise<string> {
  const lines: string[][] = [];
  for (const address of viewed) {
    const pair = await inTurns(address);
    const ratio = ratioOf(0, pair);
    if (ratio && ratio > paintRatioLimit)
      over.push(
        `${address}: LCP ${ratio.toFixed(2)} of ${paintRatioLimit} times that without script`,
      );
    const readings = viewReadings.flatMap((reading, index) => compared(reading, index, pair));
    lines.push([address, ...readings]);
  }
  const heads = viewReadings.flatMap(({ title }) => [title, 'no script', 'ratio']);
  return table(['', ...heads], lines);
}

async function showTaps(): Promise<string> {
  const columns: Runs[] = [];
  for (const lang of langs)
    columns.push(
      await repeat(`taps, ${lang}`, () =>
        takeTaps(browser, `http://localhost:${ports.site}`, lang),
      ),
    );
  const marked = (value: number) =>
    value > tapLimit ? `**${milliseconds(value)}: over ${tapLimit}**` : milliseconds(value);
  const lines = taps.map(({ name }, index) => {
    const cells = columns.flatMap((runs) => {
      const median = medianOf(runs, index) ?? Number.NaN;
      if (!(median <= tapLimit)) over.push(`${name}: ${milliseconds(median)} of ${tapLimit} ms`);
      const worst = Math.max(...runs.map((run) => run[index] ?? Number.NaN));
      return [marked(median), marked(worst)];
    });
    return [name, ...cells];
  });
  return table(['', ...langs.flatMap((lang) => [languages[lang].name, 'worst'])], lines);
}

/** Each variant goes first as often as the other, so that a busy machine slows both alike. */
async function inTurns(address: string): Promise<Pair> {
  const pair = { site: [] as Runs[number][], 'no script': [] as Runs[number][] };
  const names = ['site', 'no script'] as const;
  await repeat(address, async (round) => {
    for (const name of round % 2 ? names.toReversed() : names)
      pair[name].push(await view(browser, ports[name], address));
  });
  return pair;
}

async function repeat<Run>(what: string, run: (round: number) => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await run(round));
  console.log(`${what}: ${rounds} rounds`);
  return runs;
}

/** Keeps connections as nginx does: a visitor who reads for a while finds them open. */
async function serve(folder: string): Promise<number> {
  const server = createServer({ keepAliveTimeout: 75_000 }, serveSite(folder));
  await new Promise<void>((ready) => server.listen(0, ready));
  return (server.address() as { port: number }).port;
}
