import type { OpenFact } from './parse.ts';

/** How much an open fact is missed. */
export type Weight = 'launch' | 'daily' | 'later';

export const weightTitles: Readonly<Record<Weight, string>> = {
  launch: 'Needed before the launch',
  daily: 'Families ask for it every day',
  later: 'After the launch',
};

/** By file and field; the first that fits says the weight, and the order inside it. */
const weights: readonly [RegExp, Weight][] = [
  [/^site\.yaml (?!launched)/, 'launch'],
  // Visitors read of these rooms and services already.
  [/^facilities\.yaml | hostel\b/, 'launch'],
  // The page names who recognises the college; without its order nobody can look it up.
  [/^about-us\.yaml affiliations\.bodies\[\d+\]\.order$/, 'launch'],
  // People whom a college has to name: against ragging, for complaints, and for questions about data.
  [/^safety\.yaml sections\[6\]\.|^disclosures\.yaml sections\[4\]\./, 'launch'],
  [/^fees\.yaml /, 'daily'],
  [/\.seats$| selection\.| duration\./, 'daily'],
  [/^dates\.yaml programmes\./, 'daily'],
  [/^(?:admissions|costs|papers|may-i-join)\.yaml /, 'daily'],
  [/^safety\.yaml /, 'daily'],
  [/^dates\.yaml /, 'daily'],
  [/medium$/, 'daily'],
];

/** Open facts with their weights, those that are needed first at the top. */
export function byWeight<Fact extends Pick<OpenFact, 'file' | 'field'>>(
  facts: readonly Fact[],
): (Fact & { weight: Weight })[] {
  const ranked = facts.map((fact) => {
    const name = `${fact.file.replace('content/', '')} ${fact.field}`;
    const found = weights.findIndex(([pattern]) => pattern.test(name));
    const rank = found < 0 ? weights.length : found;
    return { fact: { ...fact, weight: weights[rank]?.[1] ?? ('later' as const) }, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ fact }) => fact);
}
