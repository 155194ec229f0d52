import { type Document, isMap, isScalar, isSeq, type Pair, visit } from 'yaml';
import { readDocument } from '#src/content/engine/parse.ts';

export type Tag = '!ask' | '!placeholder';

/** What a YAML file, or a part of it, is to hold; all that it does not name stays as it is. */
export type Wanted =
  /** For `!ask` the value is the question. */
  | { kind: 'scalar'; value: string | number | boolean | null; tag?: Tag }
  /** A key with `undefined` is taken away, if it holds anything. */
  | { kind: 'map'; entries: Readonly<Record<string, Wanted | undefined>> }
  /** `from` is where an entry is now; one without is new. */
  | { kind: 'list'; items: readonly { from?: number; wanted: Wanted }[] };

/** Thrown when a text is not YAML, so that nothing in it can be changed. */
export class BrokenYaml extends Error {
  override readonly name = 'BrokenYaml';
}

/**
 * Parses a content file with its tags.
 *
 * @throws BrokenYaml
 */
export function parseSource(source: string): Document.Parsed {
  const { document } = readDocument(source);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new BrokenYaml(fault.message);
  visit(document, {
    Alias(_key, { source: name }) {
      throw new BrokenYaml(`*${name} refers to another part of the file`);
    },
  });
  return document;
}

export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

/** All that a node holds. */
export function wantedOf(node: unknown): Wanted {
  if (isMap(node)) {
    const entries = node.items.map((pair) => [keyOf(pair), wantedOf(pair.value)]);
    return { kind: 'map', entries: Object.fromEntries(entries) };
  }
  if (isSeq(node)) {
    const items = node.items.map((item, from) => ({ from, wanted: wantedOf(item) }));
    return { kind: 'list', items };
  }
  if (!isScalar(node)) return { kind: 'scalar', value: null };
  if (node.tag === '!ask') return { kind: 'scalar', value: node.source ?? '', tag: node.tag };
  const value = (node.value ?? null) as string | number | boolean | null;
  return node.tag === '!placeholder'
    ? { kind: 'scalar', value, tag: node.tag }
    : { kind: 'scalar', value };
}

/** Whether a node holds what is wanted already. */
export function hasAlready(node: unknown, wanted: Wanted): boolean {
  if (wanted.kind === 'map') {
    return (
      isMap(node) &&
      Object.entries(wanted.entries).every(([key, part]) => {
        if (part === undefined) return isNothing(node.get(key, true));
        return node.has(key) && hasAlready(node.get(key, true), part);
      })
    );
  }
  if (wanted.kind === 'list') {
    return (
      isSeq(node) &&
      node.items.length === wanted.items.length &&
      wanted.items.every(
        ({ from, wanted: part }, index) => from === index && hasAlready(node.items[index], part),
      )
    );
  }
  const now = wantedOf(node);
  return now.kind === 'scalar' && now.tag === wanted.tag && sameValue(now.value, wanted.value);
}

/** Whether a field is not there, or an empty list or group. */
export function isNothing(node: unknown): boolean {
  return node === undefined || ((isMap(node) || isSeq(node)) && node.items.length === 0);
}

/** White space around a text says nothing: the schemas trim it. */
function sameValue(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : a === b;
}
