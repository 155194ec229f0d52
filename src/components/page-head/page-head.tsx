import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '#src/components/breadcrumb/breadcrumb.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import type { PictureData } from '#src/lib/picture-data.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
  ground: Ground;
  trail?: Trail;
  title: ReactNode;
  telugu?: string | undefined;
  lead?: ReactNode;
  /** A hero picture rendered on the same ground, so that it needs no frame. */
  picture?: PictureData;
  /** Lets the picture fade in and out. */
  fading?: boolean;
  /** Buttons under the lead. */
  actions?: ReactNode;
};

export function PageHead(props: PageHeadProps) {
  const { ground, trail, title, telugu, lead, picture, fading, actions } = props;
  return (
    <>
      <div className={styles.head} data-ground={ground} data-picture={Boolean(picture)}>
        <div className={`${layout.wrap} ${styles.copy}`}>
          {trail && <Breadcrumb {...trail} />}
          {telugu && (
            <p className={`${layout.telugu} ${styles.telugu}`} lang="te">
              {telugu}
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={layout.lead}>{lead}</p>}
          {actions && <div className={`${layout.cluster} ${styles.actions}`}>{actions}</div>}
        </div>
        {picture && (
          <div className={styles.art} data-fading={fading}>
            <Picture picture={picture} sizes="(width < 56.25rem) 100vw, 70vw" eager />
          </div>
        )}
      </div>
      <div className={layout.zari} aria-hidden="true" />
    </>
  );
}
