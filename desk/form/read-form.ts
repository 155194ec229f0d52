import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { pairOf } from '#src/content/review/confirmed.ts';
import { type FieldSchema, fieldAt, fieldsOf, isProse, shapeOf } from './field-schema.ts';
import type { Cell, Entry, Line, Part } from './form.ts';

/** A translation: a part of its file, and whether somebody has read a line beside its English. */
type Translation = { lang: string; node: unknown; isRead: (pair: string) => boolean };

/**
 * The form of a part of a content file, as its texts are now.
 *
 * @param node of the file
 * @param beside it the translations
 */
export function readForm(
  schema: FieldSchema,
  node: unknown,
  beside: readonly Translation[],
): Part | undefined {
  if (node === undefined) return undefined;
  const shape = shapeOf(schema);
  const isValue = !isMap(node) && !isSeq(node);
  const isEmpty = isValue && plainOf(node) === null && !markOf(node);
  if (isEmpty && shape.kind === 'group') return undefined;
  // Something else than a list was written by hand.
  if (!isSeq(node) && shape.kind === 'list') return [];
  if (isValue || shape.kind === 'cell') return cellOf(schema, node, beside);
  const inner = (key: string | number) =>
    readForm(
      fieldAt(schema, [key]),
      childOf(node, key),
      beside.map((one) => ({ ...one, node: childOf(one.node, key) })),
    );
  if (isMap(node)) {
    const keys = fieldsOf(schema, node.toJSON()).map(([key]) => key);
    const parts = keys.map((key) => [key, inner(key)]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const list = shape.kind === 'group' ? shape.properties['$list'] : undefined;
  if (list) return { $list: readForm(list, node, beside) };
  return node.items.map((_, $from): Entry => ({ ...inner($from), $from }) as Entry);
}

function childOf(node: unknown, key: string | number): unknown {
  if (isMap(node)) return node.get(key, true);
  return isSeq(node) ? node.items[key as number] : undefined;
}

function markOf(node: unknown): Cell['mark'] {
  const tag = isScalar(node) ? node.tag : undefined;
  return tag === '!ask' || tag === '!placeholder' ? (tag.slice(1) as Cell['mark']) : undefined;
}

/** A value without marks. A text of several lines ends with an empty one, which is no part of it. */
function plainOf(node: unknown): unknown {
  const value = (node as Node | null)?.toJSON() ?? null;
  return typeof value === 'string' ? value.trim() : value;
}

function cellOf(schema: FieldSchema, node: unknown, beside: readonly Translation[]): Cell {
  const [value, mark] = [plainOf(node), markOf(node)];
  const lines = beside.map((one) => [one.lang, lineOf(one, value)] as const);
  return {
    $cell: true,
    value,
    ...(mark ? { mark } : {}),
    ...(mark === 'ask' && isScalar(node) ? { question: node.source ?? '' } : {}),
    ...(isProse(schema) ? { lines: Object.fromEntries(lines) } : {}),
  };
}

function lineOf({ node, isRead }: Translation, english: unknown): Line {
  const text = plainOf(node);
  if (typeof text !== 'string') return {};
  const isOfNow = typeof english === 'string' && isRead(pairOf(english, text));
  return { text, ...(isOfNow ? { readOf: english } : {}) };
}
