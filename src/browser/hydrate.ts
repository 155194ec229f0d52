import { type ComponentType, createElement, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as attribute from './attributes.ts';

/** A place in the page and what makes it answer. */
export type PlacedIsland = { element: HTMLElement; View: ComponentType<object> };

/**
 * Hydrates an island; ready when it answers.
 *
 * @param atOnce for a visitor who has already clicked; else in slices of a few milliseconds, so
 *   that nothing else on the page waits
 */
export function hydrate({ element, View }: PlacedIsland, atOnce: boolean): Promise<void> {
  const props = element.getAttribute(attribute.islandProps) ?? '{}';
  const prefix = element.getAttribute(attribute.islandPrefix) ?? '';
  // A browser's translator puts every text into one of these; React then renders the island anew.
  const isTranslated = element.querySelector('font') !== null;
  return new Promise((ready) => {
    function Hydrated() {
      useEffect(() => {
        element.dataset['ready'] = '';
        ready();
      }, []);
      return createElement(View, JSON.parse(props));
    }
    (atOnce ? flushSync : startTransition)(() => {
      hydrateRoot(element, createElement(Hydrated), {
        identifierPrefix: prefix,
        onRecoverableError(error) {
          if (!isTranslated) console.error(error);
        },
        // One broken island must not keep the others from answering.
        onUncaughtError(error) {
          console.error(error);
          ready();
        },
      });
    });
  });
}
