import type { ReactNode } from 'react';
import styles from './section.module.css';

type PartProps = { heading: string; picture?: ReactNode; children: ReactNode };

/** A part of a sub-page: its heading beside its text, a picture below both. */
export function Part({ heading, picture, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      <div className={styles.words}>{children}</div>
      {picture && (
        <div className={styles.picture} data-no-print>
          {picture}
        </div>
      )}
    </section>
  );
}
