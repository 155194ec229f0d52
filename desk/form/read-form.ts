import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { hashLine } from '#src/content/review/confirmed.ts';
import { type FieldSchema, fieldAt, fieldsOf, isProse, shapeOf } from './field-schema.ts';
import { type Cell, type Entry, type FieldPath, fieldName, type Line, type Part } from './form.ts';

/** A translation: a part of its file, and the English that each of its lines was compared with. */
type Translation = { lang: string; node: unknown; read: Readonly<Record<string, string>> };

/**
 * The form of a part of a content file, as its texts are now.
 *
 * @param node of the file
 * @param beside it the translations
 * @param path of the part
 */
export function readForm(
  schema: FieldSchema,
  node: unknown,
  beside: readonly Translation[],
  path: FieldPath = [],
): Part | undefined {
  if (node === undefined) return undefined;
  const shape = shapeOf(schema);
  const isValue = !isMap(node) && !isSeq(node);
  const isEmpty = isValue && plainOf(node) === null && !markOf(node);
  if (isEmpty && shape.kind === 'group') return undefined;
  // Something else than a list was written by hand.
  if (!isSeq(node) && shape.kind === 'list') return [];
  if (isValue || shape.kind === 'cell') return cellOf(schema, node, beside, path);
  const inner = (key: string | number) =>
    readForm(
      fieldAt(schema, [key]),
      childOf(node, key),
      beside.map((one) => ({ ...one, node: childOf(one.node, key) })),
      [...path, key],
    );
  if (isMap(node)) {
    const keys = fieldsOf(schema, node.toJSON()).map(([key]) => key);
    const parts = keys.map((key) => [key, inner(key)]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const list = shape.kind === 'group' ? shape.properties['$list'] : undefined;
  if (list) return { $list: readForm(list, node, beside, path) };
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

function cellOf(
  schema: FieldSchema,
  node: unknown,
  beside: readonly Translation[],
  path: FieldPath,
): Cell {
  const [value, mark] = [plainOf(node), markOf(node)];
  const lines = beside.map((one) => [one.lang, lineOf(one, fieldName(path), value)] as const);
  return {
    $cell: true,
    value,
    ...(mark ? { mark } : {}),
    ...(mark === 'ask' && isScalar(node) ? { question: node.source ?? '' } : {}),
    ...(isProse(schema) ? { lines: Object.fromEntries(lines) } : {}),
  };
}

function lineOf({ node, read }: Translation, field: string, english: unknown): Line {
  const text = plainOf(node);
  const known = read[field];
  const isOfNow = typeof english === 'string' && hashLine(english) === known;
  return {
    ...(typeof text === 'string' ? { text } : {}),
    ...(known === undefined ? {} : { read: known }),
    ...(isOfNow ? { readOf: english } : {}),
  };
}
