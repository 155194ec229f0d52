import type { ReactNode } from 'react';
import { layout } from '#src/styles/layout.ts';
import styles from './handbook.module.css';

type HandbookProps = {
  /** Names the list of parts. */
  label: string;
  parts: readonly { id: string; heading: string }[];
  /** Gives each part its number. */
  numbered?: boolean;
  children: ReactNode;
};

/** A page to look things up in: its parts on one ground, with the list of them beside. */
export function Handbook({ label, parts, numbered, children }: HandbookProps) {
  return (
    <div data-ground="white">
      <div className={`${layout.wrap} ${styles.handbook}`}>
        <nav className={styles.contents} aria-label={label} data-no-print>
          <details>
            <summary>{label}</summary>
            <ol>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.text} data-numbered={numbered}>
          {children}
        </div>
      </div>
    </div>
  );
}

type PartProps = {
  id: string;
  heading: string;
  /** Small text beside the heading: the numbers of its sources, what to know before reading. */
  aside?: ReactNode;
  children: ReactNode;
};

export function Part({ id, heading, aside, children }: PartProps) {
  return (
    <section id={id} className={styles.part}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
