/**
 * Says that translated lines fit the English of today: `npm run confirm -- te` for all of them,
 * `npm run confirm -- te home.yaml` for those of one file.
 */

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

const [asked, file] = process.argv.slice(3);
const lang = translations.find((one) => one === asked);
const files = readContentFiles();
if (!lang || (file !== undefined && !files.has(`${lang}/${file}`))) {
  console.error(
    `Name a language (${translations.join(', ')}) and, if you like, a file of content/.`,
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
