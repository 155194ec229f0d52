/** A place in an island, which finds the same part again after the island was rendered anew. */
export type Place = { tag: string; fromEnd: number };

/** Counts from the end: messages appear above the fields and buttons of a form. */
export function placeOf(island: HTMLElement, part: Element): Place {
  const tag = part.localName;
  return { tag, fromEnd: partsOf(island, tag).indexOf(part as HTMLElement) };
}

export function findPlace(island: HTMLElement, { tag, fromEnd }: Place): HTMLElement | undefined {
  return partsOf(island, tag)[fromEnd];
}

function partsOf(island: HTMLElement, tag: string): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(tag)].reverse();
}
