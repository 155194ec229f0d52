import { readFileSync } from 'node:fs';
import type { Verdict } from '../../src/domain/eligibility.ts';
import type { EntryRules } from '../../src/domain/entry-rules.ts';

/** Their answers as an address holds them, and the verdict read by hand of each programme by its id. */
export type Applicant = { query: string; verdicts: Readonly<Record<string, Verdict['status']>> };

const letters: Readonly<Record<string, Verdict['status']>> = {
  o: 'open',
  i: 'open-if',
  n: 'not-open',
};

/**
 * The 200 of `applicants.txt`, whose head says how it was made.
 *
 * @param age the rule of GNM: its relaxation is an open fact, and decides where the table says 'r' or 'm'
 */
export function readApplicants(age: EntryRules['age']): Applicant[] {
  const [columns = [], ...lines] = readFileSync('tests/support/applicants.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  return lines.map(([query = '', ...verdicts]) => ({
    query,
    verdicts: Object.fromEntries(
      verdicts.map((letter, index) => [columns[index + 1] ?? '', verdict(letter, query, age)]),
    ),
  }));
}

function verdict(letter: string, query: string, age: EntryRules['age']): Verdict['status'] {
  const within = { r: 'o', m: 'i' }[letter];
  const found = letters[within ? relaxed(within, query, age) : letter];
  if (!found) throw new Error(`applicants.txt: nobody knows the letter '${letter}'.`);
  return found;
}

/** `within` as far as the upper age is relaxed; that stays open until the office tells how far. */
function relaxed(within: string, query: string, age: EntryRules['age']): string {
  const { maximum = 0, relaxation } = age ?? {};
  if (typeof relaxation?.years !== 'number') return 'i';
  const born = Number(/born=(\d{4})/.exec(query)?.[1]);
  return 2027 - born <= maximum + relaxation.years ? within : 'n';
}
