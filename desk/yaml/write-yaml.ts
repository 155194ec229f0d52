import { type Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLSeq } from 'yaml';
import { yamlText } from '#src/content/engine/parse.ts';
import { hasAlready, isNothing, keyOf, parseSource, type Wanted } from './wanted.ts';

type Items = Extract<Wanted, { kind: 'list' }>['items'];

/**
 * Changes a YAML text so that it holds what is wanted. Comments, order, tags and quotes of all other
 * values stay.
 *
 * @throws BrokenYaml if the text is not YAML
 */
export function writeYaml(source: string, wanted: Wanted): string {
  const parsed = parseSource(source);
  if (hasAlready(parsed.contents, wanted)) return source;
  const document = parsed.clone();
  document.contents = changed(document, document.contents, wanted, false) as typeof parsed.contents;
  return yamlText(document);
}

/** The node with what is wanted in it: itself, where its kind stays. */
function changed(document: Document, node: unknown, wanted: Wanted, inFlow: boolean): Node {
  if (isNode(node) && hasAlready(node, wanted)) return node;
  if (wanted.kind === 'map') {
    const map = isMap(node) ? node : inPlaceOf(node, document.createNode({}));
    if (map.items.length === 0) map.flow = inFlow;
    const order = Object.keys(wanted.entries);
    for (const [key, part] of Object.entries(wanted.entries)) {
      const pair = map.items.find((one) => keyOf(one) === key);
      if (part === undefined) {
        if (!isNothing(pair?.value)) map.delete(key);
      } else if (pair) {
        pair.value = changed(document, pair.value, part, inFlow || map.flow === true);
      } else {
        const before = order.slice(0, order.indexOf(key));
        const at = map.items.findLastIndex((one) => before.includes(keyOf(one))) + 1;
        const value = changed(document, undefined, part, inFlow || map.flow === true);
        map.items.splice(at, 0, document.createPair(key, value));
      }
    }
    return map;
  }
  if (wanted.kind === 'list') {
    const list = isSeq(node) ? node : inPlaceOf(node, document.createNode([]));
    if (list.items.length === 0) list.flow = inFlow || isShort(wanted.items);
    list.items = arranged(document, list, wanted.items, inFlow || list.flow === true);
    return list;
  }
  const scalar = isScalar(node) ? node : inPlaceOf(node, document.createNode(''));
  const isBlock = scalar.type?.startsWith('BLOCK') && !inFlow;
  const { value, tag } = wanted;
  const isLong = typeof value === 'string' && (isBlock || value.includes('\n'));
  scalar.value = isLong ? `${value.trimEnd()}\n` : value;
  if (tag) scalar.tag = tag;
  else delete scalar.tag;
  return scalar;
}

/** Entries in their new order; the empty lines between them stay as the list has them. */
function arranged(document: Document, list: YAMLSeq, items: Items, inFlow: boolean): Node[] {
  const old = list.items as Node[];
  const isSpaced = old[1]?.spaceBefore ?? false;
  const isFlow = old.length > 0 && old.every((one) => isMap(one) && one.flow);
  return items.map(({ from, wanted }, index) => {
    const before = from === undefined ? undefined : old[from];
    const node = changed(document, before, wanted, inFlow || (!before && isFlow));
    if (from !== index) node.spaceBefore = index > 0 && isSpaced;
    return node;
  });
}

/** A new node with the comments of the old one. */
function inPlaceOf<New extends Node>(old: unknown, node: New): New {
  if (!isNode(old)) return node;
  const { comment, commentBefore, spaceBefore } = old;
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

/** Ids and numbers are written in brackets, as in the files there are. */
function isShort(items: Items): boolean {
  return items.every(
    ({ wanted }) => wanted.kind === 'scalar' && /^[\w-]{1,20}$/.test(String(wanted.value)),
  );
}
