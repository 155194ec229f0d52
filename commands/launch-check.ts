/**
 * Lists every fact that the owner still has to supply or confirm before the site goes live, with the
 * pages that it concerns, and every translated line that nobody has read beside the English of now:
 * with one of them it ends in an error. Sources, scholarships and admission dates that have grown old are reminders.
 * `--on 2029-11-28` says what it will remind of on that day.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { type RenderModule, renderEntry } from '#build/render-module.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { byWeight, weightTitles } from '#src/content/check/open-facts.ts';
import { readConfirmed, staleLines, translations } from '#src/content/review/confirmed.ts';
import { hashFiles, proofStates, readProofed } from '#src/content/review/proofed.ts';
import { oldSources } from '#src/content/schemas/sources.ts';
import { outdatedDates } from '#src/content/views/admission-dates.ts';
import { isOldScheme } from '#src/domain/scholarships.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { pagesWithOpenFacts } from './shown-on.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: { all: { type: 'boolean' }, on: { type: 'string' } },
});
const today = options.on ?? indianDay(new Date());
if (!/^20\d\d-\d\d-\d\d$/.test(today)) {
  console.error(`--on takes a day such as 2029-11-28, not ${today}.`);
  process.exit(1);
}
const files = readContentFiles();
const edition = makeEdition(files);
const { openFacts } = edition.content;
const pagesOf = await pagesWithOpenFacts(edition, await loadRender());
const stale = translations.flatMap((lang) => staleLines(files, lang, readConfirmed(lang)));
const ranked = byWeight(openFacts);
const listed = options.all ? ranked : ranked.slice(0, 20);
const needed = ranked.filter(({ weight }) => weight === 'launch').length;
console.log(`${needed} open facts are needed before the launch, ${ranked.length} in all.`);
for (const [weight, title] of Object.entries(weightTitles)) {
  const facts = listed.filter((fact) => fact.weight === weight);
  if (facts.length > 0) console.log(`\n${title}:`);
  for (const { file, line, field, kind, note } of facts) {
    const seen = kind === 'placeholder' ? 'visitors read: ' : '';
    console.log(`  ${file}:${line}  ${field}  ${seen}${firstLine(note)}`);
    const pages = pagesOf.get(`${file} ${field}`) ?? [];
    if (pages.length > 0) console.log(`      on ${pages.join(', ')}`);
  }
}
if (listed.length < ranked.length) {
  console.log(`\n${ranked.length - listed.length} more: npm run launch-check -- --all`);
}
if (stale.length > 0) console.log('\nTranslated lines to read beside their English:');
for (const { file, field, why } of stale) console.log(`  ${file}  ${field}: ${why}`);
const unread = translations.flatMap((lang) =>
  proofStates(hashFiles(files, lang), readProofed(lang))
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ file, on }) => `content/${lang}/${file}${on ? `  changed since ${on}` : ''}`),
);
if (unread.length > 0)
  console.log('\nAwaiting proof by a native reader (npm run confirm -- te FILE DAY):');
for (const line of unread) console.log(`  ${line}`);
const old = oldSources(edition.content, today);
if (old.length > 0) console.log('\nSources that were read more than twelve months ago:');
for (const { field, source } of old) {
  console.log(`  ${field}  ${source.title}, read on ${source.checked}\n      ${source.link}`);
}
const outdated = outdatedDates(edition, today);
if (outdated.length > 0) console.log('\nAdmission dates that are older than fourteen months:');
for (const { name, year } of outdated) {
  console.log(`  ${name}  ${year ? `the last ones known are of ${year}` : 'none are known'}`);
}
const oldSchemes = edition.content.costs.scholarships.schemes.filter(({ sources }) =>
  isOldScheme(sources, today),
);
if (oldSchemes.length > 0)
  console.log('\nScholarships whose sources are older than fourteen months:');
for (const { name, year, sources } of oldSchemes) {
  console.log(`  ${name}  as known for ${year}`);
  for (const { title, link, published } of sources) {
    console.log(`      ${title}${published ? `, ${published}` : ''}\n      ${link}`);
  }
}
const reminders = old.length + outdated.length + oldSchemes.length;
if (reminders > 0) {
  console.log(
    `\nTo be read again, which holds nothing up: ${old.length} sources, ${oldSchemes.length} scholarships and the dates of ${outdated.length} courses or tests.`,
  );
}
const open = openFacts.length + stale.length + unread.length;
console.log(
  open === 0
    ? 'Nothing is open.'
    : `\n${openFacts.length} facts, ${stale.length} translated lines and ${unread.length} proofs are open.`,
);
process.exit(open === 0 ? 0 : 1);

/** Pages have styles, which only Vite's own server can load. */
async function loadRender(): Promise<RenderModule['render']> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return ((await server.ssrLoadModule(renderEntry)) as RenderModule).render;
}

function firstLine(note: string): string {
  const [line = '', ...more] = note.trim().split('\n');
  return more.length > 0 ? `${line} …` : line;
}
