import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLSeq,
} from 'yaml';
import { explainYaml } from '#src/content/check/explain.ts';
import { ContentError, readDocument, yamlText } from '#src/content/check/parse.ts';
import { type Cell, type Entry, innerList, isCell, type Part } from '../form/form.ts';

/**
 * Parses a content file with its tags.
 *
 * @throws ContentError if it is not YAML, so that nothing in it can be changed
 */
export function parseSource(source: string): Document.Parsed {
  const document = readDocument(source);
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw broken(explainYaml(fault));
  visit(document, {
    Alias(_key, { source: name }) {
      throw broken(`*${name} refers to another part of the file`);
    },
  });
  return document;
}

/**
 * Changes a YAML text so that it holds these values. Comments, order, tags and quotes of all other
 * values stay, and so do fields that the part does not name; one that it names as undefined goes.
 *
 * @throws ContentError if the text is not YAML
 */
export function writeYaml(source: string, part: Part): string {
  const parsed = parseSource(source);
  const document = parsed.clone();
  document.contents = changed(document, document.contents, part) as typeof parsed.contents;
  const text = yamlText(document);
  return text === yamlText(parsed) ? source : text;
}

/** The error for a content file that cannot be read; the caller adds the file's name. */
export function broken(message: string): ContentError {
  return new ContentError([{ file: 'content', message }]);
}

/** The node with these values in it: itself, where its kind stays. */
function changed(document: Document, node: unknown, part: Part): Node {
  if (isCell(part)) {
    const parts = partsOf(part.value, node);
    return parts ? changed(document, node, parts) : scalar(document, node, part);
  }
  const entries = innerList(part) ?? (Array.isArray(part) ? (part as Entry[]) : undefined);
  if (entries) {
    const list = isSeq(node) ? node : inPlaceOf(node, document.createNode([]));
    const isNew = list.items.length === 0 && entries.length > 0;
    if (isNew) list.flow = entries.every(isShort);
    list.items = arranged(document, list, entries);
    return list;
  }
  const map = isMap(node) ? node : inPlaceOf(node, document.createNode({}));
  const fields = Object.entries(part).filter(([key]) => key !== '$from');
  const isNew = map.items.length === 0 && fields.some(([, inner]) => inner !== undefined);
  if (isNew) map.flow = false;
  fields.forEach(([key, inner], index) => {
    const pair = map.items.find((one) => keyOf(one) === key);
    if (inner === undefined) {
      if (!isNothing(pair?.value)) map.delete(key);
      return;
    }
    const value = changed(document, pair?.value, inner);
    if (pair) {
      pair.value = value;
      return;
    }
    const before = fields.slice(0, index).map(([name]) => name);
    const at = map.items.findLastIndex((one) => before.includes(keyOf(one))) + 1;
    map.items.splice(at, 0, document.createPair(key, value));
  });
  return map;
}

/** The parts of a value that is known as a whole; what the file has of another value goes. */
function partsOf(value: unknown, node: unknown): Part | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((one, $from) => ({ $cell: true, value: one, $from }));
  const others = isMap(node) ? node.items.map((pair) => [keyOf(pair), undefined]) : [];
  const own = Object.entries(value).map(([key, one]) => [
    key,
    one === undefined ? undefined : { $cell: true, value: one },
  ]);
  return Object.fromEntries([...others, ...own]);
}

function scalar(document: Document, node: unknown, cell: Cell): Node {
  const { mark, question = '' } = cell;
  const tag = mark && `!${mark}`;
  const value = mark === 'ask' ? question : (cell.value ?? null);
  const held = isScalar(node) && (mark === 'ask' ? node.source : (node.value ?? null));
  if (isScalar(node) && node.tag === tag && isSame(held, value)) return node;
  const next = isScalar(node) ? node : inPlaceOf(node, document.createNode(''));
  const isBlock = next.type?.startsWith('BLOCK') ?? false;
  const isLong = typeof value === 'string' && (isBlock || value.includes('\n'));
  next.value = isLong ? `${value.trimEnd()}\n` : value;
  if (tag) next.tag = tag;
  else delete next.tag;
  return next;
}

/** Entries in their new order; the empty lines between them stay as the list has them. */
function arranged(document: Document, list: YAMLSeq, entries: readonly Entry[]): Node[] {
  const old = list.items as Node[];
  const isSpaced = old[1]?.spaceBefore ?? false;
  const isFlow = old.length > 0 && old.every((one) => isMap(one) && one.flow);
  return entries.map((entry, index) => {
    const { $from } = entry;
    const before = $from === undefined ? undefined : old[$from];
    const node = changed(document, before, entry);
    if (isFlow && isMap(node)) node.flow = true;
    if ($from !== index) node.spaceBefore = index > 0 && isSpaced;
    return node;
  });
}

/** A new node with the comments of the old one. */
function inPlaceOf<New extends Node>(old: unknown, node: New): New {
  if (!isNode(old)) return node;
  const { comment, commentBefore, spaceBefore } = old;
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

/** Whether a field is not there, or an empty list or group. */
function isNothing(node: unknown): boolean {
  return node === undefined || ((isMap(node) || isSeq(node)) && node.items.length === 0);
}

/** White space around a text says nothing: the schemas trim it. */
function isSame(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : a === b;
}

/** Ids and numbers are written in brackets, as in the files there are. */
function isShort(entry: Entry): boolean {
  return isCell(entry) && /^[\w-]{1,20}$/.test(String(entry.value));
}
