/**
 * Says that translated lines fit the English of today: `npm run confirm -- te` for all of them,
 * `npm run confirm -- te home.yaml` for those of one file.
 */

import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import {
  hashLines,
  readConfirmed,
  staleLines,
  translations,
  writeConfirmed,
} from '#src/content/review/confirmed.ts';

const [asked, file] = process.argv.slice(3);
const lang = translations.find((one) => one === asked);
const files = readContentFiles();
const current = hashLines(files, lang);
if (!lang || (file !== undefined && !Object.hasOwn(current, file))) {
  console.error(
    `Name a language (${translations.join(', ')}) and, if you like, a file of content/.`,
  );
  process.exit(1);
}
// A text that is missing or invalid cannot be confirmed, so this throws first.
makeEdition(files, lang);
const before = readConfirmed(lang);
const after = file ? { ...before, [file]: current[file] ?? {} } : current;
writeConfirmed(lang, after);
const count = staleLines(lang, after, before).length;
console.log(
  `${count} lines confirmed; ${staleLines(lang, current, after).length} are still to be read.`,
);
