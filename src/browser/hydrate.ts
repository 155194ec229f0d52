import { type ComponentType, createElement, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** A place in the page and what makes it answer. */
export type PlacedIsland = { element: HTMLElement; View: ComponentType<object> };

/**
 * Hydrates islands; ready when all of them answer.
 *
 * @param atOnce for a visitor who has already clicked; else in slices of a few milliseconds, so
 *   that nothing else on the page waits
 */
export async function hydrate(islands: readonly PlacedIsland[], atOnce: boolean): Promise<void> {
  const inTurn = atOnce ? flushSync : startTransition;
  await Promise.all(
    islands.map(
      (island) => new Promise<void>((ready) => inTurn(() => hydrateIsland(island, ready))),
    ),
  );
}

function hydrateIsland({ element, View }: PlacedIsland, ready: () => void): void {
  const { props = '{}', prefix = '' } = element.dataset;
  function Hydrated() {
    useEffect(() => {
      element.dataset['ready'] = '';
      ready();
    }, []);
    return createElement(View, JSON.parse(props));
  }
  hydrateRoot(element, createElement(Hydrated), {
    identifierPrefix: prefix,
    // One broken island must not keep the others from answering.
    onUncaughtError(error) {
      console.error(error);
      ready();
    },
  });
}
