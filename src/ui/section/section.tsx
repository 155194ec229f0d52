import type { ReactNode } from 'react';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';

type SectionProps = {
  /** Place on the page that addresses can name. */
  id?: string;
  /** The colour field; without one the section is on the page's own cloth. */
  ground?: Ground;
  heading?: string;
  /** Beside the heading: a note, a link. */
  aside?: ReactNode;
  /** Lays out what is under the heading. */
  className?: string | undefined;
  children?: ReactNode;
};

/** A block of a page: a field of colour across the screen, a heading, and what it is about. */
export function Section({ id, ground, heading, aside, className, children }: SectionProps) {
  const content = className ? <div className={className}>{children}</div> : children;
  return (
    <section className={layout.section} id={id} data-ground={ground}>
      <div className={layout.wrap}>
        {heading && (
          <div className={layout.sectionHead}>
            <h2>{heading}</h2>
            {aside}
          </div>
        )}
        {content}
      </div>
    </section>
  );
}
