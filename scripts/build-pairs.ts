/**
 * Builds the site twice side by side, at random offsets, and looks whether what is left is whole:
 * `npm run test:builds`, or `npm run test:builds -- 3` for three pairs instead of 20.
 */
import { spawn } from 'node:child_process';
import { deadReferences } from '#hosting/dead-references.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const pairs = Number(process.argv[3] ?? 20);

/** Longer than what comes before a build's first write, so that they overlap everywhere. */
const longestOffset = 20_000;

function build(): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['vite', 'build', '--app'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    child.on('exit', (code) => resolve(code === 0 ? '' : complaint));
  });
}

for (let pair = 1; pair <= pairs; pair += 1) {
  const offset = Math.round(Math.random() * longestOffset);
  const first = build();
  await new Promise((resolve) => setTimeout(resolve, offset));
  const faults = [...(await Promise.all([first, build()])), ...deadReferences('dist')].filter(
    Boolean,
  );
  console.log(`pair ${pair}, ${offset} ms apart: ${faults.length === 0 ? 'whole' : 'BROKEN'}`);
  if (faults.length === 0) continue;
  console.error(faults.slice(0, 20).join('\n'));
  process.exit(1);
}
