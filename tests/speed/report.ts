import { readFileSync, writeFileSync } from 'node:fs';

/** A reading: its heading, and how its values are written. */
export type Row = { title: string; show: (value: number) => string };

/** Every run with one value a reading; a value is missing where nothing answered. */
export type Runs = readonly (readonly (number | undefined)[])[];

/** The same runs of the site and of its pages without scripts. */
export type Pair = Record<'site' | 'no script', Runs>;

/**
 * Replaces one part of docs/performance.md: what is between two comments.
 *
 * @throws Error if the comments are not there
 */
export function writeReport(part: string, ...texts: string[]): void {
  const file = 'docs/performance.md';
  const text = texts.join('\n\n');
  const [start, end] = [`<!-- ${part}: written by npm run bench -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${file} has no place for '${part}'.`);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
  console.log(text);
}

export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** The medians of one reading with scripts and without, and their ratio. */
export function compared({ show }: Row, index: number, pair: Pair): string[] {
  const medians = [medianOf(pair.site, index), medianOf(pair['no script'], index)];
  const shown = medians.map((value) => (value === undefined ? 'never' : show(value)));
  return [...shown, ratioOf(index, pair)?.toFixed(2) ?? ''];
}

/** The median of one reading with scripts, in times of that without; none without both. */
export function ratioOf(index: number, pair: Pair): number | undefined {
  const [ours, theirs] = [medianOf(pair.site, index), medianOf(pair['no script'], index)];
  return ours && theirs ? ours / theirs : undefined;
}

/** Of the values of a reading that are known; undefined where none is. */
export function medianOf(runs: Runs, index: number): number | undefined {
  const values = runs.map((run) => run[index]).filter((value) => value !== undefined);
  const sorted = values.sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
