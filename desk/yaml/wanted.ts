import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import { readDocument } from '#src/content/parse.ts';

export type Tag = '!ask' | '!placeholder';

/** What a YAML file, or a part of it, is to hold; all that it does not name stays as it is. */
export type Wanted =
  /** For `!ask` the value is the question. */
  | { kind: 'scalar'; value: string | number | boolean | null; tag?: Tag }
  /** A key with `undefined` is taken away, if it holds anything. */
  | { kind: 'map'; entries: Readonly<Record<string, Wanted | undefined>> }
  /** `from` is where an entry stands now; one without is new. */
  | { kind: 'list'; items: readonly { from?: number; wanted: Wanted }[] };

/** Thrown when a text is not YAML, so that nothing in it can be changed. */
export class BrokenYaml extends Error {
  override readonly name = 'BrokenYaml';
}

/**
 * Parses a content file with ranges and tags.
 *
 * @throws BrokenYaml
 */
export function parseSource(source: string): Document.Parsed {
  const { document } = readDocument(source);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new BrokenYaml(fault.message);
  return document;
}

/** All that a node holds; aliases are followed. */
export function wantedOf(document: Document, node: unknown): Wanted {
  const found = resolveAlias(document, node);
  if (isMap(found)) {
    const entries = found.items.map((pair) => [
      String(isScalar(pair.key) ? pair.key.value : pair.key),
      wantedOf(document, pair.value),
    ]);
    return { kind: 'map', entries: Object.fromEntries(entries) };
  }
  if (isSeq(found)) {
    const items = found.items.map((item, from) => ({ from, wanted: wantedOf(document, item) }));
    return { kind: 'list', items };
  }
  if (!isScalar(found)) return { kind: 'scalar', value: null };
  const { tag } = found;
  if (tag === '!ask') return { kind: 'scalar', value: found.source ?? '', tag };
  const value = found.value as string | number | boolean | null;
  return tag === '!placeholder'
    ? { kind: 'scalar', value, tag }
    : { kind: 'scalar', value: value ?? null };
}

/** Whether a node holds what is wanted already. */
export function holds(document: Document, node: unknown, wanted: Wanted): boolean {
  const found = resolveAlias(document, node);
  if (wanted.kind === 'map') {
    return (
      isMap(found) &&
      Object.entries(wanted.entries).every(([key, part]) => {
        if (part === undefined) return isNothing(found.get(key, true));
        return found.has(key) && holds(document, found.get(key, true), part);
      })
    );
  }
  if (wanted.kind === 'list') {
    return (
      isSeq(found) &&
      found.items.length === wanted.items.length &&
      wanted.items.every(
        ({ from, wanted: part }, index) =>
          from === index && holds(document, found.items[index], part),
      )
    );
  }
  if (isMap(found) || isSeq(found)) return false;
  const now = wantedOf(document, found) as Extract<Wanted, { kind: 'scalar' }>;
  return now.tag === wanted.tag && sameValue(now.value, wanted.value);
}

/** Whether a field is not there, or an empty list or group. */
export function isNothing(node: unknown): boolean {
  return node === undefined || ((isMap(node) || isSeq(node)) && node.items.length === 0);
}

/** White space around a text says nothing: the schemas trim it. */
function sameValue(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : a === b;
}

function resolveAlias(document: Document, node: unknown): Node | unknown {
  return isAlias(node) ? node.resolve(document) : node;
}
