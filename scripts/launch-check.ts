/** Lists every fact that the owner still has to supply or confirm before the site goes live. */
import { makeEdition } from '#src/content/edition.ts';
import { readContentFiles } from '#src/content/files.ts';

const { openFacts } = makeEdition(readContentFiles()).content;
const groups = {
  unknown: 'Unknown, so the site says nothing or points to the office',
  placeholder: 'Placeholders that visitors see, to be replaced or confirmed',
} as const;
for (const [kind, title] of Object.entries(groups)) {
  const facts = openFacts.filter((fact) => fact.kind === kind);
  if (facts.length === 0) continue;
  console.log(`\n${title}:`);
  for (const { file, line, field, note } of facts)
    console.log(`  ${file}:${line}  ${field}  ${firstLine(note)}`);
}
console.log(openFacts.length === 0 ? 'Nothing is open.' : `\n${openFacts.length} facts are open.`);
process.exit(openFacts.length === 0 ? 0 : 1);

function firstLine(note: string): string {
  const [line = '', ...more] = note.trim().split('\n');
  return more.length > 0 ? `${line} …` : line;
}
