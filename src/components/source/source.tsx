import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';

export type SourceWords = Omit<Words['source'], 'list'> & Pick<Words['actions'], 'newTab'>;

export type SourceProps = {
  /** With the day on which a newspaper printed it, in words. */
  source: { title: string; link: string; published?: string | undefined };
  /** The day on which we read it, in words. */
  day: string;
  words: SourceWords;
};

/** Where a fact is written, and how fresh that is: part of a line of small text. */
export function Source({ source: { title, link, published }, day, words }: SourceProps) {
  return (
    <>
      <a href={link} target="_blank" rel="noopener">
        {fill(words.source, { name: title })}
        <span className={layout.visuallyHidden}> {words.newTab}</span>
      </a>
      {published && ` (${published})`}. {fill(words.checked, { day })}.
    </>
  );
}
