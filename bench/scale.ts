/**
 * Builds the site with 1,000 and with 5,000 programme pages and says what a page costs:
 * `npm run bench:scale`, after `npm run build`. The builds take turns, and the quicker of two
 * counts, since a busy machine only ever adds time. Writes its part of docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { writeReport } from './report.ts';

type Build = { count: number; seconds: number; processor: number; memory: number };

const counts = [1000, 5000];
const rounds = 2;

const builds = Array.from({ length: rounds }, () => counts.map(build)).flat();
const best = counts.map((count) => {
  const of = (field: keyof Build) =>
    Math.min(...builds.filter((one) => one.count === count).map((one) => one[field]));
  const each = (seconds: number) => (1000 * seconds) / count;
  return [each(of('seconds')), each(of('processor')), of('memory'), (1024 * of('memory')) / count];
});
const row = (title: string, index: number, unit: string) => {
  const [few = 0, many = 0] = best.map((values) => values[index] ?? 0);
  const shown = [few, many].map((value) => `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`);
  return `| ${[title, ...shown, (many / few).toFixed(2)].join(' | ')} |`;
};
const text = [
  `| | ${counts.map((count) => `${count} pages`).join(' | ')} | growth |`,
  '|---|---|---|---|',
  row('time a page', 0, 'ms'),
  row('processor time a page', 1, 'ms'),
  row('most memory of the build', 2, 'MB'),
  row('memory a page', 3, 'KB'),
].join('\n');
writeReport('scale', text);

function build(count: number): Build {
  const output = execFileSync(
    process.execPath,
    ['scripts/run.js', 'bench/scale-build.ts', String(count)],
    { encoding: 'utf8' },
  );
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
