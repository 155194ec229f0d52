/**
 * Measures the built site and writes docs/performance.md: `npm run bench`, or only the parts that
 * are named: pages, taps, lighthouse, journey. BENCH_ROUNDS sets how often. What is compared with
 * the same pages without any script takes turns with them, so that a busy machine slows both alike.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import { langs, languages } from '#src/languages.ts';
import { needChromium } from '#tests/support/programs.ts';
import { view, viewed, viewReadings } from './first-view.ts';
import { stepNames, takeJourney } from './journey.ts';
import { audit, audited, auditReadings } from './lighthouse.ts';
import { slowdown } from './phone.ts';
import {
  compared,
  kilobytes,
  medianOf,
  milliseconds,
  type Pair,
  type Runs,
  table,
  writeReport,
} from './report.ts';
import { slow4g, slowLine } from './slow-line.ts';
import { takeTaps, taps } from './taps.ts';
import { withoutScripts } from './without-scripts.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Milliseconds within which a tap is answered. */
const tapLimit = 200;
const site = path.resolve('dist');
const work = path.resolve('.build/bench');

if (!existsSync(path.join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
rmSync(work, { recursive: true, force: true });
await withoutScripts(site, work);

const ports = { site: await serve(site), 'no script': await serve(work) };
const origin = `http://localhost:${ports.site}`;
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const parts = {
  pages: comparePages,
  taps: showTaps,
  lighthouse: auditPages,
  journey: compareVisits,
};
const chosen = process.argv.slice(2);
for (const [part, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  const report = await measure();
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus().length} cores with a load average of ${load} at the end`;
  writeReport(part, `Measured on ${day}: ${rounds} rounds, medians; ${machine}.`, report);
}
process.exit(0);

async function comparePages(): Promise<string> {
  const pairs: [address: string, Pair][] = [];
  for (const address of viewed)
    pairs.push([address, await inTurns(address, (port) => view(browser, port, address))]);
  return table(
    ['', ...viewReadings.flatMap(({ title }) => [title, 'no script', 'ratio'])],
    pairs.map(([address, pair]) => [
      address,
      ...viewReadings.flatMap((reading, index) => compared(reading, index, pair)),
    ]),
  );
}

async function showTaps(): Promise<string> {
  const columns: Runs[] = [];
  for (const lang of langs)
    columns.push(await repeat(`taps, ${lang}`, () => takeTaps(browser, origin, lang)));
  const marked = (value: number) =>
    value > tapLimit ? `**${milliseconds(value)}: over ${tapLimit}**` : milliseconds(value);
  return table(
    ['', ...langs.flatMap((lang) => [languages[lang].name, 'worst'])],
    taps.map(({ name }, index) => [
      name,
      ...columns.flatMap((runs) => [
        marked(medianOf(runs, index) ?? Number.NaN),
        marked(Math.max(...runs.map((run) => run[index] ?? Number.NaN))),
      ]),
    ]),
  );
}

async function auditPages(): Promise<string> {
  const lines: string[][] = [];
  for (const address of audited) {
    const runs = await repeat(`Lighthouse, ${address}`, () => audit(origin + address));
    const medians = auditReadings.map(({ show }, index) =>
      show(medianOf(runs, index) ?? Number.NaN),
    );
    lines.push([address, ...medians, runs.map(([performance]) => performance).join(', ')]);
  }
  return table(['', ...auditReadings.map(({ title }) => title), 'performance of each'], lines);
}

async function compareVisits(): Promise<string> {
  const pair = await inTurns('visit', async (port) => {
    const line = await slowLine(port, slow4g);
    const times = await takeJourney(browser, line.origin, slowdown);
    line.close();
    return [line.bytes, ...times];
  });
  const rows = [
    { title: 'bytes in all', show: kilobytes },
    ...stepNames.map((title) => ({ title, show: milliseconds })),
  ];
  return table(
    ['', 'site', 'no script', 'ratio'],
    rows.map((row, index) => [row.title, ...compared(row, index, pair)]),
  );
}

/** Each variant goes first as often as the other. */
async function inTurns(what: string, run: (port: number) => Promise<Runs[number]>): Promise<Pair> {
  const pair = { site: [] as Runs[number][], 'no script': [] as Runs[number][] };
  const names = ['site', 'no script'] as const;
  await repeat(what, async (round) => {
    for (const name of round % 2 ? names.toReversed() : names)
      pair[name].push(await run(ports[name]));
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
