/** A part of an island or form and its place, which finds it again after React rendered it anew. */
export type Place = { part: HTMLElement; tag: string; fromEnd: number };

/** Counts from the end: messages appear above the fields and buttons of a form. */
export function placeOf(around: HTMLElement, part: HTMLElement): Place {
  const tag = part.localName;
  return { part, tag, fromEnd: partsOf(around, tag).indexOf(part) };
}

/** Returns the element itself while it is in the page, else the one in its place. */
export function findPlace(
  around: HTMLElement,
  { part, tag, fromEnd }: Place,
): HTMLElement | undefined {
  return around.contains(part) ? part : partsOf(around, tag)[fromEnd];
}

function partsOf(around: HTMLElement, tag: string): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(tag)].reverse();
}
