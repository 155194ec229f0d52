import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import { Source, type SourceProps } from './source.tsx';
import styles from './source-list.module.css';

type SourceListProps = {
  edition: Edition;
  /** With what each is the source of, where that is not plain. */
  sources: readonly (SourceProps['source'] & { of?: string })[];
};

/** The sources of facts, in a closed `<details>` at the end of what they are for. */
export function SourceList({ edition, sources }: SourceListProps) {
  return (
    <details className={`${layout.small} ${styles.sources}`} data-no-print data-nosnippet>
      <summary>{edition.words.source.list}</summary>
      <ol className={styles.list}>
        {sources.map(({ of, ...source }) => (
          <li key={`${of}${source.link}`}>
            <p>
              {of && `${of}. `}
              <Source edition={edition} source={source} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
