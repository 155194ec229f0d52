import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { blockText, flowText } from './new-text.ts';
import { scalarText } from './scalar-text.ts';
import { endOfContent, lineEnd, lineStart, startOf, type Token } from './source.ts';
import { BrokenYaml, holds, isNothing, parseSource, type Wanted } from './wanted.ts';

type Patch = { start: number; end: number; text: string };

/**
 * Changes a YAML text so that it holds what is wanted. Bytes outside of what changes stay as they
 * are: comments, order, tags, anchors, quotes and white space.
 *
 * @throws BrokenYaml if the text is not YAML, or if the change cannot be written
 */
export function writeYaml(source: string, wanted: Wanted): string {
  // The parser counts a mark of byte order as nothing.
  if (source.startsWith('\uFEFF')) return `\uFEFF${writeYaml(source.slice(1), wanted)}`;
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  let text = source;
  let aim = wanted;
  // Whether an alias has to say its value itself shows only when its anchor has changed.
  for (let pass = 0; pass < 4; pass++) {
    const document = parseSource(text);
    if (holds(document, document.contents, aim)) return text;
    const writer = new Writer(text, document, pass > 0);
    const patches = writer.patchesOf(document.contents, aim, { inFlow: false, column: 0 });
    text = applied(
      text,
      0,
      text.length,
      patches.map((patch) => ({ ...patch, text: patch.text.replaceAll('\n', eol) })),
    );
    aim = settled(aim);
  }
  throw new BrokenYaml('another part of the file refers to what you changed');
}

/** What is wanted once every entry of a list stands in its place. */
function settled(wanted: Wanted): Wanted {
  if (wanted.kind === 'scalar') return wanted;
  if (wanted.kind === 'list') {
    const items = wanted.items.map((item, from) => ({ from, wanted: settled(item.wanted) }));
    return { kind: 'list', items };
  }
  const entries = Object.entries(wanted.entries).map(([key, part]) => [key, part && settled(part)]);
  return { kind: 'map', entries: Object.fromEntries(entries) };
}

function applied(source: string, start: number, end: number, patches: readonly Patch[]): string {
  const inside = patches
    .filter((patch) => patch.start >= start && patch.end <= end)
    .sort((a, b) => a.start - b.start);
  let text = '';
  let at = start;
  for (const patch of inside) {
    text += source.slice(at, patch.start) + patch.text;
    at = patch.end;
  }
  return text + source.slice(at, end);
}

/** Where a node stands: inside brackets or not, and the column of the key or dash before it. */
type Place = { inFlow: boolean; column: number; tokens?: readonly Token[] | undefined };

class Writer {
  readonly source: string;
  readonly document: Document;
  readonly changesAliases: boolean;
  constructor(source: string, document: Document, changesAliases: boolean) {
    this.source = source;
    this.document = document;
    this.changesAliases = changesAliases;
  }

  patchesOf(node: unknown, wanted: Wanted, place: Place): Patch[] {
    if (holds(this.document, node, wanted)) return [];
    if (isAlias(node) && !this.changesAliases) return [];
    if (isMap(node) && wanted.kind === 'map') return this.mapPatches(node, wanted.entries, place);
    if (isSeq(node) && wanted.kind === 'list') return this.listPatches(node, wanted.items, place);
    return [this.replacement(node as Node, wanted, place)];
  }

  private mapPatches(
    map: YAMLMap,
    entries: Readonly<Record<string, Wanted | undefined>>,
    place: Place,
  ): Patch[] {
    const pairs = map.items as Pair<Node, Node | null>[];
    const inFlow = place.inFlow || map.flow === true;
    const keys = pairs.map(({ key }) => String(isScalar(key) ? key.value : key));
    const patches = pairs.flatMap((pair, index) => {
      const part = entries[keys[index] ?? ''];
      if (part === undefined) return [];
      const tokens = (pair.srcToken as { sep?: Token[] } | undefined)?.sep;
      const column = this.columnOf(pair.key.range?.[0] ?? 0);
      return this.patchesOf(pair.value, part, { inFlow, column, tokens });
    });
    const isGone = (key: string) =>
      key in entries && entries[key] === undefined && !isNothing(map.get(key, true));
    const added = Object.entries(entries).filter(
      (entry): entry is [string, Wanted] => entry[1] !== undefined && !keys.includes(entry[0]),
    );
    const kept = pairs.filter((_, index) => !isGone(keys[index] ?? ''));
    if (kept.length === pairs.length && added.length === 0) return patches;

    if (kept.length === 0 || pairs.length === 0) {
      const all = { kind: 'map', entries: Object.fromEntries(added) } as const;
      return [this.replacement(map, all, place)];
    }
    const order = Object.keys(entries);
    if (inFlow) {
      const old = kept.map((pair): [string, string] => {
        const end = pair.value?.range?.[1] ?? pair.key.range?.[1] ?? 0;
        const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
        return [key, applied(this.source, pair.key.range?.[0] ?? 0, end, patches)];
      });
      for (const [key, part] of added) {
        old.splice(positionOf(key, order, old), 0, [key, `${key}: ${flowText(part)}`]);
      }
      const [start = 0, end = 0] = map.range ?? [];
      return [{ start, end, text: `{ ${old.map(([, text]) => text).join(', ')} }` }];
    }
    const start = pairs[0]?.key.range?.[0] ?? 0;
    const firstKept = pairs.indexOf(kept[0] as Pair<Node, Node | null>);
    // Fields behind a dash give their place on its line to the first one that stays.
    const isBehindDash = this.source.slice(lineStart(this.source, start), start).trim() !== '';
    if (firstKept > 0 && isBehindDash) {
      patches.push({ start, end: kept[0]?.key.range?.[0] ?? start, text: '' });
    }
    pairs.forEach((pair, index) => {
      const isDone = isBehindDash && index < firstKept;
      if (isGone(keys[index] ?? '') && !isDone) patches.push(this.removal(pair));
    });
    const column = this.columnOf(start);
    for (const [key, part] of added) {
      const before = order.slice(0, order.indexOf(key)).findLast((name) => keys.includes(name));
      const pair = pairs[before === undefined ? 0 : keys.indexOf(before)] as Pair<Node, Node>;
      const text = `${key}:${blockText(part, column + 2)}\n`;
      if (before === undefined) {
        patches.push({ start, end: start, text: text + ' '.repeat(column) });
      } else {
        patches.push(this.insertion(this.endOf(pair), ' '.repeat(column) + text));
      }
    }
    return merged(patches);
  }

  private listPatches(
    list: YAMLSeq,
    items: readonly { from?: number; wanted: Wanted }[],
    place: Place,
  ): Patch[] {
    const nodes = list.items as (Node | null)[];
    const inFlow = place.inFlow || list.flow === true;
    const tokensOf = (index: number) =>
      (list.srcToken as { items?: { start: Token[] }[] } | undefined)?.items?.[index]?.start ?? [];
    const dashOf = (index: number) =>
      tokensOf(index).find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
    const patches = items.map(({ from, wanted }) => {
      const node = from === undefined ? undefined : nodes[from];
      if (from === undefined || node === undefined) return [];
      const column = inFlow ? place.column : this.columnOf(dashOf(from));
      return this.patchesOf(node, wanted, { inFlow, column, tokens: tokensOf(from) });
    });
    const isSame =
      items.length === nodes.length && items.every(({ from }, index) => from === index);
    if (isSame) return patches.flat();
    if (items.length === 0 || nodes.length === 0) {
      return [this.replacement(list, { kind: 'list', items }, place)];
    }
    const [start = 0, end = 0] = list.range ?? [];
    if (inFlow) {
      const texts = items.map(({ from, wanted }, index) => {
        const node = from === undefined ? undefined : nodes[from];
        if (from === undefined || !node) return flowText(wanted);
        const [first = 0, last = 0] = node.range ?? [];
        return applied(this.source, startOf(tokensOf(from), first), last, patches[index] ?? []);
      });
      return [{ start, end, text: `[${texts.join(', ')}]` }];
    }

    const column = this.columnOf(dashOf(0));
    const ends = nodes.map((node, index) =>
      lineEnd(this.source, endOfContent(this.source, node?.range?.[1] ?? dashOf(index) + 1)),
    );
    const starts = nodes.map((_, index) =>
      index === 0 ? lineStart(this.source, dashOf(0)) : (ends[index - 1] as number),
    );
    if (this.source.slice(starts[0], dashOf(0)).trim() !== '') {
      return [this.replacement(list, { kind: 'list', items }, place)];
    }
    // The empty lines between the first two stand between all that are new or moved.
    const gapOf = (index: number) =>
      /^(?:[ \t]*\r?\n)*/.exec(this.source.slice(starts[index], dashOf(index)))?.[0] ?? '';
    const usualGap = nodes.length > 1 ? gapOf(1) : '';
    const flow = nodes.every((node) => isMap(node) && node.flow === true);
    const text = items
      .map(({ from, wanted }, index) => {
        const isOld = from !== undefined && from < nodes.length;
        const gap = isOld && from > 0 ? gapOf(from) : usualGap;
        const body = isOld
          ? applied(
              this.source,
              (starts[from] as number) + (from > 0 ? gapOf(from).length : 0),
              ends[from] as number,
              patches[index] ?? [],
            )
          : `${' '.repeat(column)}-${blockText(wanted, column + 2, { flow, inList: true })}\n`;
        return (index > 0 ? gap : '') + (body.endsWith('\n') ? body : `${body}\n`);
      })
      .join('');
    return [{ start: starts[0] as number, end: ends.at(-1) as number, text }];
  }

  /** A value in place of another, whatever both are; an anchor stays. */
  private replacement(node: Node | null, wanted: Wanted, place: Place): Patch {
    const { source } = this;
    const [start, end] = node?.range ?? [source.length, source.length];
    const first = startOf(place.tokens ?? [], start);
    const anchor =
      node && !isAlias(node) && 'anchor' in node && node.anchor ? `&${node.anchor} ` : '';
    const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
    const close = isBlock ? endOfContent(source, end) : end;
    const rest = source.slice(close, lineEnd(source, close));
    const isLast = !place.inFlow && (rest.trim() === '' || source[close - 1] === '\n');
    if (wanted.kind === 'scalar') {
      const style = isScalar(node) ? (node.type ?? undefined) : undefined;
      const at = { inFlow: place.inFlow, indent: place.column + 2, isLast, style };
      let text = anchor + scalarText(wanted, at);
      if (/\S/.test(source[first - 1] ?? ' ') && !/[[{(]/.test(source[first - 1] ?? '')) {
        text = ` ${text}`;
      }
      return { start: first, end: close, text: keepEnd(source, close, text) };
    }
    if (place.inFlow || !isLast) {
      return { start: first, end: close, text: anchor + flowText(wanted) };
    }
    const inList = place.tokens?.some(({ type }) => type === 'seq-item-ind') ?? false;
    const text = blockText(wanted, place.column + 2, { inList });
    if (place.tokens?.some(({ type }) => type === 'comment')) {
      return { start: first, end: close, text: keepEnd(source, close, anchor + text.trimStart()) };
    }
    // A block begins after its key or dash, not where the old value stood on lines of its own.
    const from = first - (/[ \t\r\n]*$/.exec(source.slice(0, first))?.[0].length ?? 0);
    return {
      start: from,
      end: close,
      text: keepEnd(source, close, anchor ? ` ${anchor.trim()}${text}` : text),
    };
  }

  /** Takes a field away with the rest of its lines; a comment above stays. */
  private removal(pair: Pair<Node, Node | null>): Patch {
    const start = lineStart(this.source, pair.key.range?.[0] ?? 0);
    return { start, end: lineEnd(this.source, this.endOf(pair)), text: '' };
  }

  /** Whole lines after the line of a position. */
  private insertion(position: number, text: string): Patch {
    const at = lineEnd(this.source, position);
    const hasEnd = at > 0 && this.source[at - 1] === '\n';
    return { start: at, end: at, text: hasEnd ? text : `\n${text.replace(/\n$/, '')}` };
  }

  private endOf({ key, value }: Pair<Node, Node | null>): number {
    return endOfContent(this.source, value?.range?.[1] ?? (key.range?.[1] ?? 0) + 1);
  }

  private columnOf(position: number): number {
    return position - lineStart(this.source, position);
  }
}

/** Where a new field goes among those that there are, in the order of the schema. */
function positionOf(key: string, order: readonly string[], old: readonly [string, string][]) {
  const before = order.slice(0, order.indexOf(key));
  return old.findLastIndex(([name]) => before.includes(name)) + 1;
}

/** A block text ends with its line; what takes its place must do so too. */
function keepEnd(source: string, end: number, text: string): string {
  return source[end - 1] === '\n' && !text.endsWith('\n') ? `${text}\n` : text;
}

/** Several insertions at one place become one, in their order. */
function merged(patches: readonly Patch[]): Patch[] {
  const result: Patch[] = [];
  for (const patch of patches) {
    const same = result.find(
      ({ start, end }) => start === end && patch.start === patch.end && start === patch.start,
    );
    if (same) same.text += patch.text;
    else result.push({ ...patch });
  }
  return result;
}
