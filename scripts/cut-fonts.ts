import { spawn } from 'node:child_process';

let isCutting = false;
let isAskedAgain = false;

/** Cuts the fonts to what the content says now; asked meanwhile, it does so once more. */
export function cutFonts(): void {
  isAskedAgain = isCutting;
  if (isCutting) return;
  isCutting = true;
  const words = ['scripts/run.js', 'scripts/fonts.ts'];
  spawn(process.execPath, words, { stdio: 'inherit' }).on('exit', () => {
    isCutting = false;
    if (isAskedAgain) cutFonts();
  });
}
