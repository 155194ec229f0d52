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
export function Source({ source, day, words }: SourceProps) {
  return (
    <>
      <SourceLink {...source} text={fill(words.source, { name: source.title })} {...words} />.{' '}
      {fill(words.checked, { day })}.
    </>
  );
}

type SourceLineProps = Omit<SourceProps, 'source'> & {
  label: string;
  sources: readonly SourceProps['source'][];
};

/** The sources of a block, as one quiet line under it. */
export function SourceLine({ label, sources, day, words }: SourceLineProps) {
  return (
    <p className={layout.small}>
      {label}:{' '}
      {sources.map((source, index) => (
        <span key={source.link}>
          {index > 0 && '; '}
          <SourceLink {...source} text={source.title} {...words} />
        </span>
      ))}
      . {fill(words.checked, { day })}.
    </p>
  );
}

type SourceLinkProps = SourceProps['source'] & { text: string; newTab: string };

function SourceLink({ link, published, text, newTab }: SourceLinkProps) {
  return (
    <>
      <a href={link} target="_blank" rel="noopener">
        {text}
        <span className={layout.visuallyHidden}> {newTab}</span>
      </a>
      {published && ` (${published})`}
    </>
  );
}
