import { isScalar } from 'yaml';
import { readDocument } from '#src/content/parse.ts';
import type { Wanted } from './wanted.ts';

type Scalar = Extract<Wanted, { kind: 'scalar' }>;

/** Where a scalar is to stand. */
export type Place = {
  inFlow: boolean;
  /** Column of the lines of a text of several lines. */
  indent: number;
  /** Whether the rest of its line is free, so that several lines may follow. */
  isLast: boolean;
  /** How the value was written until now. */
  style?: string | undefined;
};

/** A scalar with its tag as YAML, in the style that it had where that can hold the new value. */
export function scalarText({ value, tag }: Scalar, place: Place): string {
  const before = tag ? `${tag} ` : '';
  if (typeof value !== 'string') return before + String(value);
  return before + stringText(value, tag, place);
}

function stringText(value: string, tag: string | undefined, place: Place): string {
  const { inFlow, indent, isLast, style } = place;
  if ((value.includes('\n') || style === 'BLOCK_LITERAL') && !inFlow && isLast) {
    const pad = ' '.repeat(indent);
    const lines = value.trimEnd().split('\n');
    const block = `|\n${lines.map((line) => (line ? pad + line : '')).join('\n')}`;
    if (reads(`k: ${tag ?? ''} ${block}\n`, `${value.trimEnd()}\n`)) return block;
  }
  const single = `'${value.replaceAll("'", "''")}'`;
  const double = JSON.stringify(value);
  const plainFirst = [value, single, double];
  const candidates =
    style === 'QUOTE_SINGLE' ? [single] : style === 'QUOTE_DOUBLE' ? [double] : plainFirst;
  const fits = (text: string) => {
    if (inFlow) return reads(`{ k: ${tag ?? ''} ${text} }`, value);
    return reads(`k: ${tag ?? ''} ${text}\n`, value);
  };
  return candidates.find(fits) ?? double;
}

function reads(source: string, value: string): boolean {
  const { document } = readDocument(source);
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  const node = document.get('k', true);
  // A question has no value, only its own text.
  const found = isScalar(node) && node.tag === '!ask' ? node.source : isScalar(node) && node.value;
  return found === value;
}
