/**
 * Runs a command of package.json while four processes keep the processor busy, to show that no test
 * depends on the speed of the machine: `npm run test:busy`, or `npm run test:busy -- test:unit`.
 */
import { spawn } from 'node:child_process';
import { runScript } from '#tests/commands/run-script.ts';

// The runner of this script calls it development; builds choose for themselves.
delete process.env['NODE_ENV'];

const busy = Array.from({ length: 4 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const one of busy) one.kill();
});
process.exit(runScript(process.argv[3] ?? 'test:site'));
