import { formatPath } from '#src/lib/field-path.ts';

/**
 * The desk's form: the values of a content file with their marks, and beside each text its lines
 * in the other languages, so that both move together.
 */
export type Part = Cell | Group | readonly Entry[];
export type Group = { readonly [field: string]: Part | undefined };
/**
 * An entry of a list knows where it is in the file; a new one is nowhere yet. A list in a
 * list is a group whose only field is `$list`.
 */
export type Entry = (Cell | Group) & { readonly $from?: number };

export type Cell = {
  readonly $cell: true;
  readonly $from?: number;
  readonly value?: unknown;
  /** Not confirmed, or not known: then `question` says what is asked. */
  readonly mark?: 'placeholder' | 'ask';
  readonly question?: string;
  readonly lines?: Readonly<Record<string, Line>>;
};

/** A text in another language. */
export type Line = {
  readonly text?: string;
  /** The text before it was changed here. */
  readonly was?: string;
  /** The English text beside which it was last read, if that is the one of its file. */
  readonly readOf?: string;
  /** Somebody has read it beside the English text of now. */
  readonly fits?: boolean;
};

/** Whether nobody has read a translation beside the text that the first language has now. */
export function isStale({ value, lines }: Cell, lang: string): boolean {
  const line = lines?.[lang];
  return typeof value === 'string' && !!line?.text && !line.fits && line.readOf !== value;
}

/** A field of a content file: `['hero', 'slides', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

export function isCell(part: unknown): part is Cell {
  return typeof part === 'object' && part !== null && '$cell' in part;
}

export function isList(part: Part | undefined): part is readonly Entry[] {
  return Array.isArray(part);
}

/** The list that an entry is. */
export function innerList(part: Part): readonly Entry[] | undefined {
  return '$list' in part ? (part['$list'] as readonly Entry[]) : undefined;
}

/** The name that content files use for the field at a path of a form: `rows[0][1]`. */
export function fieldName(path: FieldPath): string {
  return formatPath(path.filter((key) => key !== '$list'));
}

/** The path in a form of a field such as `slides[0].title`. A key may hold a hyphen, not a dot. */
export function pathOf(field: string): FieldPath {
  return [...field.replaceAll('][', '].$list[').matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(
    ([key, index]) => (index === undefined ? key : Number(index)),
  );
}

/** The part at a path, such as `['hero', 'slides', 0]`. */
export function partAt(part: Part | undefined, path: FieldPath): Part | undefined {
  return path.reduce<Part | undefined>(
    (found, key) => (found as Record<string | number, Part> | undefined)?.[key],
    part,
  );
}

type FoundCell = { path: FieldPath; cell: Cell };

/** All values of a form with their places. */
export function cellsIn(part: Part | undefined, path: FieldPath = []): FoundCell[] {
  if (typeof part !== 'object') return [];
  if (isCell(part)) return [{ path, cell: part }];
  const parts = Array.isArray(part) ? part.entries() : Object.entries(part);
  return [...parts].flatMap(([key, inner]) => cellsIn(inner, [...path, key]));
}

/** The places of the lists of a form that have no entry yet. */
export function emptyListsIn(part: Part | undefined, path: FieldPath = []): FieldPath[] {
  if (typeof part !== 'object' || isCell(part)) return [];
  if (isList(part) && part.length === 0) return [path];
  const parts = Array.isArray(part) ? part.entries() : Object.entries(part);
  return [...parts].flatMap(([key, inner]) => emptyListsIn(inner, [...path, key]));
}

/** The saved value at a path of a file's form; undefined if the entry is new. */
export function savedAt(saved: Part | undefined, form: Part | undefined, path: FieldPath) {
  const now = path.map((_, index) => partAt(form, path.slice(0, index + 1)));
  const placed = path.map((key, index) =>
    typeof key === 'number' ? ((now[index] as Entry | undefined)?.$from ?? -1) : key,
  );
  return partAt(saved, placed);
}

/** The same form with another part at a path. */
export function withPart(
  part: Part | undefined,
  path: FieldPath,
  next: Part | undefined,
): Part | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (isList(part)) return part.with(Number(key), withPart(part[Number(key)], rest, next) as Entry);
  const group = (part ?? {}) as Group;
  return { ...group, [key]: withPart(group[key], rest, next) };
}
