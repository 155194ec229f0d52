/**
 * Checks content/ and lists the Telugu lines and the sources to read again. With --write it puts all
 * files into the form in which they are kept.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { strayFiles } from '#src/content/check/content.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { ContentError, lineOf, readDocument, yamlText } from '#src/content/check/parse.ts';
import {
  hashLines,
  readConfirmed,
  staleLines,
  translations,
} from '#src/content/review/confirmed.ts';
import { doubtsInAll } from '#src/content/review/doubts.ts';
import { oldSources } from '#src/content/schemas/sources.ts';
import { indianDay } from '#src/lib/indian-day.ts';

const files = readContentFiles();
const editions = editionsOf(files);
const [{ content }] = editions;
for (const [name, source] of files) {
  const text = yamlText(readDocument(source));
  if (text === source.replaceAll('\r\n', '\n')) continue;
  if (process.argv.includes('--write')) writeFileSync(path.resolve('content', name), text);
  else {
    console.error(
      `content/${name}:${explainForm(source, text)}. Run npm run check:content -- --write.`,
    );
    process.exitCode = 1;
  }
}
for (const name of strayFiles(files)) {
  console.error(
    `content/${name}: no page and no programme reads it. Correct its name, or remove it.`,
  );
  process.exitCode = 1;
}
for (const lang of translations) {
  const stale = staleLines(lang, hashLines(files, lang), readConfirmed(lang));
  for (const { file, field } of stale.slice(0, 20)) {
    console.warn(`${file}  ${field}: the English has changed since this was translated`);
  }
  if (stale.length > 0) {
    console.warn(`${stale.length} lines to read again; then: npm run confirm -- ${lang} [file]`);
  }
}
const today = indianDay(new Date());
for (const { file, field, message } of doubtsInAll(files, editions, today)) {
  const line = lineOf(files.get(file) ?? '', field);
  console.warn(`content/${file}:${line}  ${field}: perhaps wrong: ${message}`);
}
for (const { field, source } of oldSources(content, today)) {
  console.warn(`${field}: read on ${source.checked}. Read ${source.link} again.`);
}
console.log(
  `content/ is in order; ${content.openFacts.length} facts are open (npm run launch-check).`,
);

/** On GitHub each problem is also shown beside its line. @throws ContentError */
function editionsOf(texts: ContentFiles) {
  try {
    return makeEditions(texts);
  } catch (error) {
    if (error instanceof ContentError && process.env['GITHUB_ACTIONS']) {
      for (const { file, line = 1, field = '', message } of error.problems) {
        const text = `${field} ${message}`.trim().replaceAll('%', '%25').replaceAll('\n', '%0A');
        console.log(`::error file=${file},line=${line}::${text}`);
      }
    }
    throw error;
  }
}

/** The first line of a file that the desk would write in another way, and how it differs. */
function explainForm(source: string, text: string): string {
  if (source.startsWith('\ufeff')) {
    return '1  begins with an invisible mark of its encoding, as some editors put it. Save it as UTF-8 without BOM';
  }
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const kept = text.split('\n');
  const at = lines.findIndex((line, index) => line !== kept[index]);
  const isIndented = lines[at]?.trim() === kept[at]?.trim();
  const how = isIndented ? 'blanks at the beginning or end' : 'brackets, quotes or line breaks';
  return `${at + 1}  ${how} differ from how the desk writes them`;
}
