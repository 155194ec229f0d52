import { spawn } from 'node:child_process';

/** A save writes several files, which are one reason to make the fonts. Milliseconds. */
const pause = 500;

let waiting: NodeJS.Timeout | undefined;
let isRunning = false;
let isAskedAgain = false;

/** Makes the fonts of the letters that the content has now; asked meanwhile, once more. */
export function subsetFonts(): void {
  clearTimeout(waiting);
  waiting = setTimeout(run, pause).unref();
}

function run(): void {
  isAskedAgain = isRunning;
  if (isRunning) return;
  isRunning = true;
  const args = ['commands/run.js', 'build/fonts/fonts.ts'];
  spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', () => {
    isRunning = false;
    if (isAskedAgain) run();
  });
}
