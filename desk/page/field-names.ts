import type { FieldPath } from './desk-context.ts';

/** The path in a form of a field such as `slides[0].title`. A key may hold a hyphen, not a dot. */
export function pathOf(field: string): FieldPath {
  return [...field.replaceAll('][', '].$list[').matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(
    ([key, index]) => (index === undefined ? key : Number(index)),
  );
}
