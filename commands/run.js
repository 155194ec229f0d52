/** Runs one of the project's TypeScript files in Node: `node commands/run.js build/fonts/fonts.ts …`. */

import path from 'node:path';
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const [, , file = ''] = argv;
try {
  await runnerImport(path.resolve(file), { configFile: false, logLevel: 'warn' });
} catch (error) {
  // System errors (a full disk, a file without rights) are no bug, so they need no stack trace.
  const isOfCode = error instanceof Error && error.name === 'Error' && !('syscall' in error);
  console.error(isOfCode ? error.stack : (error?.message ?? error));
  exit(1);
}
