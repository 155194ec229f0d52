/**
 * Builds the site twice side by side, at random offsets, and looks whether what is left is whole
 * and, byte for byte, what the first pair has left: `npm run test:builds`, or
 * `npm run test:builds -- 3` for three pairs instead of 20.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deadReferences } from '#build/checks/dead-references.ts';

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

/** Each file of the built site, with the hash of its bytes. */
function builtFiles(): string[] {
  return (
    readdirSync('dist', { recursive: true, withFileTypes: true })
      // The stamp of a build says when it was made.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('build.json'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
  );
}

let first: ReadonlySet<string> | undefined;
for (let pair = 1; pair <= pairs; pair += 1) {
  const offset = Math.round(Math.random() * longestOffset);
  const earlier = build();
  await new Promise((resolve) => setTimeout(resolve, offset));
  const complaints = await Promise.all([earlier, build()]);
  const left = builtFiles();
  first ??= new Set(left);
  const differing = left.filter((file) => !first?.has(file));
  const faults = [...complaints, ...deadReferences('dist'), ...differing].filter(Boolean);
  console.log(`pair ${pair}, ${offset} ms apart: ${faults.length === 0 ? 'whole' : 'BROKEN'}`);
  if (faults.length === 0) continue;
  console.error(faults.slice(0, 20).join('\n'));
  process.exit(1);
}
