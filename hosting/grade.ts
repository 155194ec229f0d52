/**
 * Marks every page of a running site by the rules of Mozilla's HTTP Observatory:
 * `npm run grade -- https://www.example.org`
 */
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';
import { langs } from '#src/languages.ts';
import { pathIn, routes } from '#src/routes.ts';
import { grade } from './observatory.ts';

const origin = process.argv[3] ?? makeEdition(readContentFiles()).content.site.origin;
const plain = await fetch(origin.replace(/^https:/, 'http:'), { redirect: 'manual' })
  .then(({ headers }) => headers.get('location') ?? undefined)
  .catch(() => undefined);

let lowest = Number.POSITIVE_INFINITY;
for (const path of langs.flatMap((lang) => routes.map(({ path }) => pathIn(lang, path)))) {
  const address = new URL(path, origin).href;
  const response = await fetch(address);
  const result = grade({
    address,
    headers: Object.fromEntries(response.headers),
    html: await response.text(),
    ...(plain === undefined ? {} : { httpLeadsTo: plain }),
  });
  lowest = Math.min(lowest, result.score);
  console.log(`${result.grade.padEnd(3)} ${result.score}  ${path}`);
  for (const { rule, points, reason } of result.marks) {
    if (points < 0) console.log(`    ${points}  ${rule}: ${reason}`);
  }
}
if (lowest < 135) process.exitCode = 1;
