import { scalarText } from './scalar-text.ts';
import type { Wanted } from './wanted.ts';

type How = {
  /** Whether it stands behind a dash, where its first field is on the same line. */
  inList?: boolean;
  /** In braces, as its neighbours are. */
  flow?: boolean;
};

/** A new value as it stands after `key:` or `-`, with the space or the line before it. */
export function blockText(wanted: Wanted, indent: number, how: How = {}): string {
  if (wanted.kind === 'scalar') {
    return ` ${scalarText(wanted, { inFlow: false, indent, isLast: true })}`;
  }
  if (isEmpty(wanted) || how.flow || isShortList(wanted)) return ` ${flowText(wanted)}`;
  const pad = ' '.repeat(indent);
  if (wanted.kind === 'list') {
    return wanted.items
      .map((item) => `\n${pad}-${blockText(item.wanted, indent + 2, { inList: true })}`)
      .join('');
  }
  const lines = present(wanted.entries).map(
    ([key, part]) => `${key}:${blockText(part, indent + 2)}`,
  );
  const text = lines.join(`\n${pad}`);
  return how.inList ? ` ${text}` : `\n${pad}${text}`;
}

/** A new value on one line. */
export function flowText(wanted: Wanted): string {
  if (wanted.kind === 'scalar') {
    return scalarText(wanted, { inFlow: true, indent: 0, isLast: false });
  }
  if (wanted.kind === 'list') {
    return `[${wanted.items.map((item) => flowText(item.wanted)).join(', ')}]`;
  }
  const fields = present(wanted.entries).map(([key, part]) => `${key}: ${flowText(part)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

function present(entries: Readonly<Record<string, Wanted | undefined>>): [string, Wanted][] {
  return Object.entries(entries).filter((entry): entry is [string, Wanted] => !!entry[1]);
}

function isEmpty(wanted: Wanted): boolean {
  if (wanted.kind === 'list') return wanted.items.length === 0;
  return wanted.kind === 'map' && present(wanted.entries).length === 0;
}

/** Ids and numbers stand in brackets, as in the files there are. */
function isShortList(wanted: Wanted): boolean {
  return (
    wanted.kind === 'list' &&
    wanted.items.every(
      ({ wanted: { kind, ...rest } }) =>
        kind === 'scalar' && 'value' in rest && /^[\w-]{1,20}$/.test(String(rest.value)),
    )
  );
}
