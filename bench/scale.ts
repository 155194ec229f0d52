/**
 * Builds the site with 1,000 and with 5,000 programme pages and says what a page costs:
 * `npm run bench:scale`, after `npm run build`.
 */
import { execFileSync } from 'node:child_process';

type Build = { count: number; seconds: number; processor: number; memory: number };

const builds = [1000, 5000].map((count): Build => {
  const output = execFileSync(
    process.execPath,
    ['scripts/run.js', 'bench/scale-build.ts', String(count)],
    { encoding: 'utf8' },
  );
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
});

console.log('| pages | time | a page | processor time a page | most memory |');
console.log('|---|---|---|---|---|');
for (const { count, seconds, processor, memory } of builds) {
  const each = (value: number) => `${((1000 * value) / count).toFixed(1)} ms`;
  console.log(
    `| ${count} | ${seconds.toFixed(1)} s | ${each(seconds)} | ${each(processor)} | ${memory.toFixed(0)} MB |`,
  );
}
