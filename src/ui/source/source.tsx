import type { Edition } from '#src/content/check/edition.ts';
import type { Source as SourceData } from '#src/content/schemas/sources.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';

export type SourceProps = { edition: Edition; source: SourceData };

/** The source of a fact and its date: part of a line of small text. */
export function Source({ edition: { words, describe }, source }: SourceProps) {
  const { title, link, published, checked } = source;
  return (
    <>
      <a href={link} target="_blank" rel="noopener">
        {fill(words.source.source, { name: title })}
        <span className={layout.visuallyHidden}> {words.actions.newTab}</span>
      </a>
      {published && ` (${describe.day(published)})`}
      {'. '}
      {fill(words.source.checked, { day: describe.day(checked) })}.
    </>
  );
}
