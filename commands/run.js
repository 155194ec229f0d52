/** Runs one of the project's TypeScript files in Node: `node commands/run.js build/fonts/fonts.ts …`. */

import path from 'node:path';
import process, { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const [, , file = ''] = argv;
const folder = process.cwd();
// Vite reads these signs of a folder's name as the end of an address.
if (/[#?]/.test(folder)) {
  console.error(`Nothing runs in ${folder}: rename the folder without # and ?.`);
  exit(1);
}
try {
  await runnerImport(path.resolve(file), { configFile: false, logLevel: 'warn' });
} catch (error) {
  // System errors (a full disk, a file without rights) are no bug, so they need no stack trace.
  const isOfCode = error instanceof Error && error.name === 'Error' && !('syscall' in error);
  console.error(isOfCode ? error.stack : (error?.message ?? error));
  exit(1);
}
