/**
 * Opens the published site and says in plain words what is wrong with it: `npm run monitor`, and each
 * day by .github/workflows/monitor.yml. It ends with 1 when something is wrong. Before the launch
 * there is nothing to open; `npm run monitor -- https://www.example.org` looks at another address.
 */
import { execFileSync } from 'node:child_process';
import { pages } from '#build/hosts/moves.ts';
import { siteFaults } from '#serve/site-faults.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { oldSources } from '#src/content/schemas/sources.ts';
import { outdatedDates } from '#src/content/views/admission-dates.ts';
import { languages } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';

const edition = makeEdition(readContentFiles());
const { site } = edition.content;
const [, , , told] = process.argv;
if (!told && site.launched === null) {
  console.log('The site is not launched: content/site.yaml has no day in `launched` yet.');
  process.exit(0);
}
const origin = told ? new URL(told).origin : site.origin;

/** Homes, and the pages right below them. */
const depth = (page: string) => page.split('/').filter(Boolean).length;
const prefixes = new Set(Object.keys(languages));
const main = pages.filter(
  (page) => depth(page) - (prefixes.has(page.split('/')[1] ?? '') ? 1 : 0) < 2,
);

const today = indianDay(new Date());
const outdated = outdatedDates(edition, today).map(({ name }) => name);
const old = oldSources(edition.content, today);
const faults = [
  ...(await siteFaults({
    site: { ...site, origin },
    pages: main,
    changedAt: lastChange(),
  })),
  ...(outdated.length > 0
    ? [`The admission dates of these are older than fourteen months: ${outdated.join(', ')}.`]
    : []),
  ...(old.length > 0
    ? [`${old.length} sources were read more than a year ago: npm run launch-check names them.`]
    : []),
];
console.log(
  faults.length === 0
    ? `${origin} is as it should be: ${main.length} pages, their headers, the certificate, security.txt and dates.`
    : faults.map((fault) => `- ${fault}`).join('\n'),
);
process.exit(faults.length === 0 ? 0 : 1);

function lastChange(): number | undefined {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8' });
    return Date.parse(time.trim());
  } catch {
    return undefined;
  }
}
