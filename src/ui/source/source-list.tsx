import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import { Source, type SourceProps } from './source.tsx';
import styles from './source-list.module.css';

type SourceListProps = {
  edition: Edition;
  /** With what each is the source of, where that is not plain. */
  sources: readonly (SourceProps['source'] & { of?: string })[];
};

const idOf = (number: number) => `source-${number}`;

/** The sources of a page's facts, in a closed `<details>`. */
export function SourceList({ edition, sources }: SourceListProps) {
  return (
    <details className={`${layout.small} ${styles.sources}`} data-no-print>
      <summary>{edition.words.source.list}</summary>
      <ol className={styles.list}>
        {sources.map(({ of, ...source }, index) => (
          <li key={`${of}${source.link}`} id={idOf(index + 1)}>
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

/** Raised numbers that lead to their lines of the list. */
export function SourceNumbers({ label, numbers }: { label: string; numbers: readonly number[] }) {
  return (
    <p className={styles.numbers} data-no-print>
      {numbers.map((number) => (
        <a key={number} href={`#${idOf(number)}`}>
          <span className={layout.visuallyHidden}>{label} </span>
          {number}
        </a>
      ))}
    </p>
  );
}
