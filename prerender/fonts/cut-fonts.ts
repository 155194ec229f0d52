import { spawn } from 'node:child_process';

/** A save writes several files, which are one reason to cut. Milliseconds. */
const pause = 500;

let waiting: NodeJS.Timeout | undefined;
let isCutting = false;
let isAskedAgain = false;

/** Cuts the fonts to what the content says now; asked meanwhile, it does so once more. */
export function cutFonts(): void {
  clearTimeout(waiting);
  waiting = setTimeout(cut, pause).unref();
}

function cut(): void {
  isAskedAgain = isCutting;
  if (isCutting) return;
  isCutting = true;
  const words = ['scripts/run.js', 'prerender/fonts/fonts.ts'];
  spawn(process.execPath, words, { stdio: 'inherit' }).on('exit', () => {
    isCutting = false;
    if (isAskedAgain) cut();
  });
}
