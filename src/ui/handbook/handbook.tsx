import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './handbook.module.css';

type Part = {
  id: string;
  heading: string;
  /** On wide screens the heading has a column of its own beside the text. */
  beside?: boolean;
  /** Left out of a part that is elsewhere on the page, where the list leads. */
  content?: ReactNode;
};

type HandbookProps = {
  /** Names the list of parts. */
  label: string;
  parts: readonly Part[];
  /** Gives each part its number. */
  numbered?: boolean;
  before?: ReactNode;
  /** Below the parts. */
  children?: ReactNode;
};

/** A page to look things up in: its parts on one ground, with the list of them beside. */
export function Handbook({ label, parts, numbered, before, children }: HandbookProps) {
  return (
    <div data-ground="white">
      <div className={`${layout.wrap} ${styles.handbook}`}>
        <nav className={styles.contents} aria-label={label} data-no-print>
          <div className={styles.panel}>
            <p className={styles.heading} aria-hidden="true">
              {label}
            </p>
            <details {...{ [attribute.foldedOn]: belowLaptop }}>
              <summary>
                {label}
                <Icon name="down" />
              </summary>
              <ol>
                {parts.map(({ id, heading }) => (
                  <li key={id}>
                    <a className={layout.rowLink} href={`#${id}`}>
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </div>
        </nav>
        <div className={styles.text} data-numbered={numbered}>
          {before}
          {parts.map(
            ({ id, heading, beside, content }) =>
              content && (
                <section
                  key={id}
                  id={id}
                  className={`${layout.stack} ${styles.part}`}
                  data-beside={beside || undefined}
                >
                  <h2>{heading}</h2>
                  {content}
                </section>
              ),
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
