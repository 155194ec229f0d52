/**
 * Makes an officer's edits in copies of the project, and looks whether content, build, limits and
 * the layout of every page take them: `npm run test:edits`, or `npm run test:edits -- fewer` for
 * those whose name holds a word.
 */
import { spawnSync } from 'node:child_process';
import { enterCopy } from '#tests/commands/copy.ts';
import { edits } from '#tests/support/edited.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const steps = [
  ['npm', 'run', '--silent', 'check:content'],
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'budgets'],
  ['npx', 'playwright', 'test', '--config', 'tests/edits/playwright.config.ts'],
] as const;

const root = process.cwd();
const failed: string[] = [];
for (const [name, files] of Object.entries(edits)) {
  if (!name.includes(process.argv[3] ?? '')) continue;
  process.chdir(root);
  console.log(`\n${name}`);
  await enterCopy('edits', files());
  for (const [program, ...words] of steps) {
    const { status } = spawnSync(program, words, { stdio: 'inherit' });
    if (status !== 0) failed.push(`${name}: ${[program, ...words].join(' ')}`);
  }
}
if (failed.length > 0) console.error(`\nThese edits turned something red:\n${failed.join('\n')}`);
process.exit(failed.length > 0 ? 1 : 0);
