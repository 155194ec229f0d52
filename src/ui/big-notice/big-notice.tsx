import type { ReactNode } from 'react';
import type { PictureData } from '#src/lib/picture-data.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import styles from './big-notice.module.css';

type BigNoticeProps = {
  /** The head of the page, from its content file; the greeting is in Telugu. */
  head: { heading: string; greeting: string; lead: string; ground: Ground };
  /** A drawing of /patterns, or a picture in its place. */
  drawing: string | PictureData;
  actions: ReactNode;
  children?: ReactNode;
};

/** A page that has one thing to say, and shows where to go from there. */
export function BigNotice(props: BigNoticeProps) {
  const { drawing, actions, children } = props;
  const { heading, greeting, lead, ground } = props.head;
  return (
    <>
      <section className={`${layout.whole} ${styles.notice}`} data-ground={ground}>
        <div className={`${layout.wrap} ${styles.layout}`}>
          <div className={styles.copy}>
            <p className={layout.telugu} lang="te">
              {greeting}
            </p>
            <h1>{heading}</h1>
            <p className={layout.lead}>{lead}</p>
            <div className={`${layout.cluster} ${styles.actions}`}>{actions}</div>
          </div>
          {typeof drawing === 'string' ? (
            <img src={drawing} width="460" height="460" alt="" data-no-print />
          ) : (
            <Picture picture={drawing} sizes={`${phoneSizes}, ${belowLaptop} 100vw, 36rem`} eager />
          )}
          {children}
        </div>
      </section>
      <div className={`${layout.zari} ${styles.border}`} aria-hidden="true" />
    </>
  );
}
