import { layout } from '#src/styles/layout.ts';
import { Source, type SourceProps } from './source.tsx';
import styles from './source-list.module.css';

type SourceListProps = {
  label: string;
  /** With what each is the source of, where that is not plain. */
  sources: readonly (SourceProps & { of?: string | undefined })[];
};

/** Where the facts of a block are written, folded away until somebody asks. */
export function SourceList({ label, sources }: SourceListProps) {
  return (
    <details className={`${layout.small} ${styles.sources}`} data-no-print>
      <summary>{label}</summary>
      <ul className={styles.list}>
        {sources.map(({ of, ...source }) => (
          <li key={`${of}${source.source.link}`}>
            <p>
              {of && `${of}. `}
              <Source {...source} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
