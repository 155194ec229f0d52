/**
 * Says that translated lines fit the English of today: `npm run confirm -- te` for all of them,
 * `npm run confirm -- te home.yaml` for those of one file. With a day, `npm run confirm -- te
 * home.yaml 2026-12-01`, it says too that a native reader has proof-read the file on that day.
 */

import { z } from 'zod';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import {
  linePairs,
  readConfirmed,
  sortedPairs,
  staleLines,
  translations,
  writeConfirmed,
} from '#src/content/review/confirmed.ts';
import { hashFiles, proofStates, readProofed, writeProofed } from '#src/content/review/proofed.ts';

const [asked, file, day] = process.argv.slice(3);
const lang = translations.find((one) => one === asked);
const isDay = day === undefined || z.iso.date().safeParse(day).success;
const files = readContentFiles();
if (!lang || !isDay || (file !== undefined && !files.has(`${lang}/${file}`))) {
  console.error(
    `Name a language (${translations.join(', ')}) and, if you like, a file of content/ and the day on which it was proof-read, such as 2026-12-01.`,
  );
  process.exit(1);
}
// A text that is missing or invalid cannot be confirmed, so this throws first.
makeEdition(files, lang);
const before = readConfirmed(lang);
const read = Object.entries(linePairs(files, lang))
  .filter(([name]) => file === undefined || name === file)
  .map(([name, lines]) => [name, sortedPairs(Object.values(lines))] as const);
const after = { ...(file === undefined ? {} : before), ...Object.fromEntries(read) };
writeConfirmed(lang, after);
const left = staleLines(files, lang, after).length;
const count = staleLines(files, lang, before).length - left;
console.log(`${count} lines confirmed; ${left} are still to be read.`);
if (file !== undefined && day !== undefined) {
  const lines = hashFiles(files, lang);
  const proofed = { ...readProofed(lang), [file]: { on: day, lines: lines[file] ?? '' } };
  writeProofed(lang, proofed);
  const open = proofStates(lines, proofed).filter(({ isCurrent }) => !isCurrent);
  console.log(`${file} was proof-read on ${day}; ${open.length} files await their proof.`);
}
