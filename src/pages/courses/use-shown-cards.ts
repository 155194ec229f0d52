import { useLayoutEffect } from 'react';

/** Hides the card of every course that is not among the found ones. */
export function useShownCards(
  courses: readonly { id: string }[],
  found: readonly { id: string }[],
): void {
  useLayoutEffect(() => {
    for (const { id } of courses) {
      const card = document.getElementById(id);
      if (card) card.hidden = !found.some((course) => course.id === id);
    }
  });
}
