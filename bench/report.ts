import { readFileSync, writeFileSync } from 'node:fs';
import type { Journey } from './journey.ts';
import type { Audit } from './lighthouse.ts';
import type { Visit } from './measure.ts';

type Show = (value: number) => string;

const rows: readonly { field: keyof Visit; title: string; show: Show }[] = [
  { field: 'bytes', title: 'bytes', show: kilobytes },
  { field: 'html', title: 'HTML', show: kilobytes },
  { field: 'css', title: 'CSS', show: kilobytes },
  { field: 'js', title: 'JavaScript', show: kilobytes },
  { field: 'fonts', title: 'fonts', show: kilobytes },
  { field: 'pictures', title: 'pictures', show: kilobytes },
  { field: 'requests', title: 'requests', show: String },
  { field: 'fcp', title: 'FCP', show: milliseconds },
  { field: 'lcp', title: 'LCP', show: milliseconds },
  { field: 'cls', title: 'CLS', show: (value) => value.toFixed(3) },
  { field: 'tbt', title: 'total blocking time', show: milliseconds },
  { field: 'script', title: 'script time', show: milliseconds },
  { field: 'inp', title: 'slowest of menu, tab, dialog', show: milliseconds },
];

/**
 * Replaces one part of docs/performance.md: what is between two comments.
 *
 * @throws Error if the comments are not there
 */
export function writeReport(part: 'pages' | 'journey' | 'audits', text: string): void {
  const file = 'docs/performance.md';
  const [start, end] = [`<!-- ${part}: written by npm run bench -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no place for '${part}'.`);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  console.log(text);
}

/** Medians of each variant, and the ratio of the first to each of the others. */
export function pageTable(page: string, visits: Readonly<Record<string, Visit[]>>): string {
  const names = Object.keys(visits);
  const [ours = '', ...others] = names;
  const lines = rows.flatMap(({ field, title, show }) => {
    const all = names.map((name) => (visits[name] ?? []).flatMap((one) => one[field] ?? []));
    if (all.some((values) => values.length === 0)) return [];
    const [mine = 0, ...theirs] = all.map(median);
    const ratios = theirs.map((value) => (value > 0 ? (mine / value).toFixed(2) : ''));
    return `| ${[title, ...[mine, ...theirs].map(show), ...ratios].join(' | ')} |`;
  });
  const heads = ['', ...names, ...others.map((name) => `${ours} / ${name}`)];
  return [
    `## ${page[0]?.toUpperCase()}${page.slice(1)}`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...lines,
  ].join('\n');
}

/** What one visit of six pages cost: bytes as sent in all, and the times of each page. */
export type JourneyCost = { bytes: number; times: Journey };

/** Medians of each variant: bytes, then for each page when it was painted and when it answered. */
export function journeyTable(costs: Readonly<Record<string, JourneyCost[]>>): string {
  const names = Object.keys(costs);
  const [ours = '', ...others] = names;
  const row = (title: string, value: (cost: JourneyCost) => number | undefined, show: Show) => {
    const all = names.map((name) => (costs[name] ?? []).flatMap((cost) => value(cost) ?? []));
    const middles = all.map((values) => (values.length > 0 ? median(values) : undefined));
    const [mine, ...theirs] = middles;
    const ratios = theirs.map((their) => (mine && their ? (mine / their).toFixed(2) : ''));
    const shown = middles.map((middle) => (middle === undefined ? 'never' : show(middle)));
    return `| ${[title, ...shown, ...ratios].join(' | ')} |`;
  };
  const [first] = costs[ours] ?? [];
  const heads = ['', ...names, ...others.map((name) => `${ours} / ${name}`)];
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    row('bytes in all', ({ bytes }) => bytes, kilobytes),
    ...Object.keys(first?.times ?? {}).flatMap((page) => [
      row(`${page}: painted`, ({ times }) => times[page]?.painted, milliseconds),
      row(`${page}: answered`, ({ times }) => times[page]?.answered, milliseconds),
    ]),
  ].join('\n');
}

/**
 * Medians of what Lighthouse says, and every score that it gave.
 *
 * @param rounds of each round, one audit a page
 */
export function auditTable(pages: readonly string[], rounds: readonly Audit[][]): string {
  const lines = pages.map((page, index) => {
    const audits = rounds.flatMap((round) => round[index] ?? []);
    const middle = (field: keyof Audit) => median(audits.map((audit) => audit[field]));
    const times = (['fcp', 'lcp', 'si', 'tbt'] as const).map((field) =>
      milliseconds(middle(field)),
    );
    const scores = audits.map(({ score }) => Math.round(score)).join(', ');
    return `| ${[page, Math.round(middle('score')), scores, ...times].join(' | ')} |`;
  });
  return [
    '## Lighthouse',
    '',
    'Performance of the site on its simulated phone and slow 4G, medians.',
    '',
    '| page | score | of | FCP | LCP | speed index | total blocking time |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
