import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';

type EntranceSourceProps = {
  source: { name: string; url: string };
  /** The day of the check, in words. */
  day: string;
  words: { source: string; checked: string; newTab: string };
};

/** Where it is written which entrance a seat needs, and how fresh that is. */
export function EntranceSource({ source: { name, url }, day, words }: EntranceSourceProps) {
  return (
    <>
      <a href={url} target="_blank" rel="noopener">
        {fill(words.source, { name })}
        <span className={layout.visuallyHidden}> {words.newTab}</span>
      </a>
      . {fill(words.checked, { day })}.
    </>
  );
}
