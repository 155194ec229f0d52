import type { Edition } from '#src/content/engine/edition.ts';
import type { Source } from '#src/content/schemas/sources.ts';

/** A source as an edition tells it: what `<Source>` takes. */
export function shownSource({ words, describe }: Edition, { title, link, ...days }: Source) {
  const published = days.published && describe.day(days.published);
  return {
    source: { title, link, published },
    day: describe.day(days.checked),
    words: { ...words.source, newTab: words.actions.newTab },
  };
}
