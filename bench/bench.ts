/**
 * Compares the built site with its own pages without any script, on a phone's processor and slow
 * 4G, and has Lighthouse audit it: `npm run bench`; with `--journey` only the visit of six pages.
 * BENCH_ROUNDS sets how often; the rounds of both take turns, so that a busy machine slows them
 * alike. Writes docs/performance.md.
 */
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '#hosting/serve.ts';
import { needChromium } from '#tests/tools/programs.ts';
import { takeJourney } from './journey.ts';
import { type Audit, auditPages } from './lighthouse.ts';
import { slow4g, slowdown, type Visit, visit } from './measure.ts';
import { auditTable, type JourneyCost, journeyTable, pageTable, writeReport } from './report.ts';
import { slowLine } from './slow-line.ts';
import { measured, withoutScripts } from './without-scripts.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 12);
/** A visit takes a minute. */
const journeyRounds = Math.min(rounds, 6);
const site = path.resolve('dist');
const work = path.resolve('.build/bench');

if (!existsSync(path.join(site, 'index.html'))) throw new Error('Run `npm run build` first.');
rmSync(work, { recursive: true, force: true });
const variants = { site, 'no script': work };
await withoutScripts(site, work);

const servers = await Promise.all(
  Object.entries(variants).map(async ([name, folder]) => {
    // As nginx does: a visitor who reads for a while finds the connection open.
    const server = createServer({ keepAliveTimeout: 75_000 }, serveSite(folder));
    await new Promise<void>((ready) => server.listen(0, ready));
    const { port } = server.address() as { port: number };
    return { name, server, port, origin: `http://localhost:${port}` };
  }),
);
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const journeys: Record<string, JourneyCost[]> = {};
for (let round = 0; round < journeyRounds; round += 1) {
  for (const { name, port } of inTurn(servers, round)) {
    const line = await slowLine(port, {
      latency: slow4g.latency,
      throughput: slow4g.downloadThroughput,
    });
    const times = await takeJourney(browser, line.origin, slowdown);
    line.close();
    journeys[name] = [...(journeys[name] ?? []), { bytes: line.bytes, times }];
  }
  console.log(`visit ${round + 1} of ${journeyRounds}`);
}
writeReport(
  'journey',
  [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${journeyRounds} interleaved rounds, medians; a load average of ${loadavg()[0]?.toFixed(1)} at the end.`,
    journeyTable(journeys),
  ].join('\n\n'),
);
if (process.argv.includes('--journey')) process.exit(0);

const visits: Record<string, Record<string, Visit[]>> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const [page, address] of Object.entries(measured)) {
    for (const { name, origin } of inTurn(servers, round)) {
      const ofPage = visits[page] ?? {};
      const result = await visit(browser, origin + address, page === 'home');
      visits[page] = { ...ofPage, [name]: [...(ofPage[name] ?? []), result] };
    }
  }
  console.log(`round ${round + 1} of ${rounds}`);
}
await browser.close();
// Each part is kept as soon as it is known.
writeReport(
  'pages',
  [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${rounds} interleaved rounds, medians; ${cpus().length} cores with a load average of ${loadavg()[0]?.toFixed(1)} at the end; Chromium with a processor four times slower and slow 4G (150 ms, 1.6 Mbit/s); a phone of 390 by 844.`,
    ...Object.entries(visits).map(([page, ofPage]) => pageTable(page, ofPage)),
  ].join('\n\n'),
);

const [ours] = servers;
const addresses = Object.values(measured).map((address) => `${ours?.origin}${address}`);
const audits: Audit[][] = [];
for (let round = 0; round < Math.min(rounds, 5); round += 1) {
  audits.push(await auditPages(addresses));
  console.log(`audit ${round + 1}`);
}
writeReport('audits', auditTable(Object.keys(measured), audits));

process.exit(0);

/** Each goes first as often as the other. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  return round % 2 ? items.toReversed() : [...items];
}
