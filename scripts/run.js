/** Runs one of the project's TypeScript files in Node: `node scripts/run.js prerender/fonts/fonts.ts …`. */

import path from 'node:path';
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const [, , file = ''] = argv;
try {
  await runnerImport(path.resolve(file), { configFile: false, logLevel: 'warn' });
} catch (error) {
  console.error(
    error instanceof Error ? (error.name === 'Error' ? error.stack : error.message) : error,
  );
  exit(1);
}
