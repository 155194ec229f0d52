/**
 * Whether an element has a place on the page: neither it nor a part around it is hidden or a closed
 * fold. Like `checkVisibility()`, which Safari knows from 17.4 only.
 */
export function isShown(element: Element): boolean {
  const isFolded = element.closest('details:not([open]) > :not(summary)') !== null;
  return !isFolded && element.getClientRects().length > 0;
}
