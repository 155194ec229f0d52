import type { Edition } from '#src/content/engine/edition.ts';
import type { Source } from '#src/content/schemas/sources.ts';

/** A source as an edition tells it: what `<Source>` takes. */
export function shownSource(edition: Edition, source: Source) {
  const { words, describe } = edition;
  return {
    source: named(edition, source),
    day: describe.day(source.checked),
    words: { ...words.source, newTab: words.actions.newTab },
  };
}

/** Sources of one block: what `<SourceLine>` takes. All of them were read on its day or later. */
export function sourceLine(edition: Edition, sources: readonly Source[]) {
  const [first] = sources.toSorted((one, other) => one.checked.localeCompare(other.checked));
  return {
    ...shownSource(edition, first as Source),
    label: edition.words.source.list,
    sources: sources.map((source) => named(edition, source)),
  };
}

function named({ describe }: Edition, { title, link, published }: Source) {
  return { title, link, published: published && describe.day(published) };
}
