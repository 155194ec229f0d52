import type { Edition } from './edition.ts';
import type { Source } from './sources.ts';

/** A source as an edition tells it: what `<Source>` takes. */
export function shownSource({ words, describe }: Edition, { title, link, checked }: Source) {
  return {
    source: { title, link },
    day: describe.day(checked),
    words: { ...words.source, newTab: words.actions.newTab },
  };
}
