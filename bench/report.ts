import { readFileSync, writeFileSync } from 'node:fs';

/** A row of a table: its heading, and how its values are written. */
export type Row = { title: string; show: (value: number) => string };

/**
 * Replaces one part of docs/performance.md: what is between two comments.
 *
 * @throws Error if the comments are not there
 */
export function writeReport(part: 'pages' | 'journey', ...texts: string[]): void {
  const file = 'docs/performance.md';
  const text = texts.join('\n\n');
  const [start, end] = [`<!-- ${part}: written by npm run bench -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no place for '${part}'.`);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  console.log(text);
}

/**
 * Medians of each variant, and the ratio of the first to each of the others. A row that no variant
 * has is left out.
 *
 * @param runs of each variant, every run with one value a row
 */
export function comparison(
  rows: readonly Row[],
  runs: Readonly<Record<string, readonly (number | undefined)[][]>>,
): string {
  const names = Object.keys(runs);
  const [ours = '', ...others] = names;
  const lines = rows.flatMap(({ title, show }, index) => {
    const medians = names.map((name) => median((runs[name] ?? []).map((run) => run[index])));
    if (medians.every((one) => one === undefined)) return [];
    const [mine, ...theirs] = medians;
    const ratios = theirs.map((their) => (mine && their ? (mine / their).toFixed(2) : ''));
    const shown = medians.map((one) => (one === undefined ? 'never' : show(one)));
    return `| ${[title, ...shown, ...ratios].join(' | ')} |`;
  });
  const heads = ['', ...names, ...others.map((name) => `${ours} / ${name}`)];
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...lines].join('\n');
}

/** Of those that are known; undefined where none is. */
function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
