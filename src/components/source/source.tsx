import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';

export type SourceWords = Omit<Words['source'], 'list'> & Pick<Words['actions'], 'newTab'>;

export type SourceProps = {
  source: { title: string; link: string };
  /** The day of the check, in words. */
  day: string;
  words: SourceWords;
};

/** Where a fact is written, and how fresh that is: part of a line of small text. */
export function Source({ source: { title, link }, day, words }: SourceProps) {
  return (
    <>
      <a href={link} target="_blank" rel="noopener">
        {fill(words.source, { name: title })}
        <span className={layout.visuallyHidden}> {words.newTab}</span>
      </a>
      . {fill(words.checked, { day })}.
    </>
  );
}
