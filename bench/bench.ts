/**
 * Compares the built site with its own pages without any script: a visit of six pages on a phone's
 * processor and slow 4G, and audits of three pages by Lighthouse: `npm run bench`; with `--journey`
 * only the visit. BENCH_ROUNDS sets how often; the rounds of both take turns, so that a busy machine
 * slows them alike. Writes docs/performance.md.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import { needChromium } from '#tests/tools/programs.ts';
import { stepNames, takeJourney } from './journey.ts';
import { audit, readings, slowestTap } from './lighthouse.ts';
import { comparison, kilobytes, milliseconds, writeReport } from './report.ts';
import { slowLine } from './slow-line.ts';
import { measured, withoutScripts } from './without-scripts.ts';

type Runs = Record<string, (number | undefined)[][]>;

/** A visit takes a minute, the six audits of a round two. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
/** How many times slower than here the processor of a mid-range phone of 2026 is. */
const slowdown = 4;
/** Slow 4G as Lighthouse defines it: milliseconds, bytes a second. */
const slow4g = { latency: 150, throughput: 204_800 };
const site = path.resolve('dist');
const work = path.resolve('.build/bench');

if (!existsSync(path.join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
rmSync(work, { recursive: true, force: true });
await withoutScripts(site, work);

const servers = await Promise.all(
  Object.entries({ site, 'no script': work }).map(async ([name, folder]) => {
    // As nginx does: a visitor who reads for a while finds the connection open.
    const server = createServer({ keepAliveTimeout: 75_000 }, serveSite(folder));
    await new Promise<void>((ready) => server.listen(0, ready));
    const { port } = server.address() as { port: number };
    return { name, port, origin: `http://localhost:${port}` };
  }),
);
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const journeys: Runs = {};
await inTurns('visit', async ({ name, port }) => {
  const line = await slowLine(port, slow4g);
  const times = await takeJourney(browser, line.origin, slowdown);
  line.close();
  add(journeys, name, [
    line.bytes,
    ...times.flatMap(({ painted, answered }) => [painted, answered]),
  ]);
});
await browser.close();
const steps = stepNames.flatMap((step) => [`${step}: painted`, `${step}: answered`]);
writeReport(
  'journey',
  described(),
  comparison(
    [
      { title: 'bytes in all', show: kilobytes },
      ...steps.map((title) => ({ title, show: milliseconds })),
    ],
    journeys,
  ),
);
if (process.argv.includes('--journey')) process.exit(0);

const audits: Record<string, Runs> = {};
await inTurns('audits', async ({ name, origin }) => {
  for (const [page, address] of Object.entries(measured)) {
    audits[page] ??= {};
    add(audits[page], name, await audit(origin + address, page === 'home'));
  }
});
writeReport(
  'pages',
  described(),
  ...Object.entries(audits).flatMap(([page, runs]) => [
    `## ${page[0]?.toUpperCase()}${page.slice(1)}`,
    comparison([...readings, slowestTap], runs),
  ]),
);
process.exit(0);

/** Each variant goes first as often as the other. */
async function inTurns(what: string, run: (server: (typeof servers)[number]) => Promise<void>) {
  for (let round = 0; round < rounds; round += 1) {
    for (const server of round % 2 ? servers.toReversed() : servers) await run(server);
    console.log(`${what} ${round + 1} of ${rounds}`);
  }
}

function add(runs: Runs, name: string, run: Runs[string][number]): void {
  runs[name] = [...(runs[name] ?? []), run];
}

function described(): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return `Measured on ${day}: ${rounds} interleaved rounds, medians; ${cpus().length} cores with a load average of ${load} at the end.`;
}
