/**
 * Runs a command over the site as it will be on the launch day, every fact settled, in a copy of
 * the project: `npm run test:settled`, or `npm run test:settled -- npm run test:unit` for a part.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { enterCopy } from '#tests/commands/copy.ts';
import { settledFiles } from '#tests/support/settled.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const [program = 'npm', ...words] = process.argv.slice(3);
await enterCopy('settled', settledFiles());
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const { status } = spawnSync(program, words.length > 0 ? words : ['test'], { stdio: 'inherit' });
process.exit(status ?? 1);
