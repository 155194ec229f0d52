import type { Load } from './load.ts';
import type { Visit } from './measure.ts';

const rows: readonly { field: keyof Visit; title: string; show: (value: number) => string }[] = [
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

/** Medians of each variant, and the ratio of the first to each of the others. */
export function pageTable(page: string, visits: Readonly<Record<string, Visit[]>>): string {
  const names = Object.keys(visits);
  const [ours = '', ...others] = names;
  const lines = rows.map(({ field, title, show }) => {
    const medians = names.map((name) => median((visits[name] ?? []).map((one) => one[field])));
    const [mine = 0, ...theirs] = medians;
    const ratios = theirs.map((value) => (value > 0 ? (mine / value).toFixed(2) : ''));
    return `| ${[title, ...medians.map(show), ...ratios].join(' | ')} |`;
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

export function loadTable(loads: readonly Load[]): string {
  const ours = median(loads.map((load) => load.ours));
  const bare = median(loads.map((load) => load.bare));
  const ratio = median(loads.map((load) => load.ours / load.bare));
  return [
    '## Load',
    '',
    'nginx over TLS, `wrk -t1 -c32`, one page with brotli, on the same machine as `wrk`.',
    '',
    '| our configuration | bare file of the same size | ratio |',
    '|---|---|---|',
    `| ${Math.round(ours)} requests/s | ${Math.round(bare)} requests/s | ${ratio.toFixed(2)} |`,
  ].join('\n');
}

export function median(values: readonly number[]): number {
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
