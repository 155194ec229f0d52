import type { ReactNode } from 'react';
import { isPhotograph } from '#src/content/schemas/photographs.ts';
import type { PictureData } from '#src/lib/picture-data.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  ground: Ground;
  breadcrumb?: ReactNode;
  heading: ReactNode;
  /** A line in Telugu. */
  greeting?: string | undefined;
  lead?: ReactNode;
  /** The heading of one page among several that share `heading`: makes the head compact, without a picture. */
  title?: string | undefined;
  /**
   * Rendered on the same ground, so that it needs no frame. Its shape decides where it is: a wide
   * one fills the right half, one of 16 : 10 is whole beside the words, a low band below them. Words
   * and picture have columns of their own, so that no length of text makes them meet.
   */
  picture?: PictureData | undefined;
  /** In place of a picture: what the page is about, drawn from its facts. */
  drawing?: ReactNode;
  /** Lets the picture fade in and out. */
  fading?: boolean;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** The facts that most visitors ask for first, in large figures. */
  facts?: readonly HeadFact[] | undefined;
};

export type HeadFact = {
  label: string;
  figure: string;
  /** The rest of the answer, in small letters. */
  detail?: string | undefined;
};

export function PageHead(props: PageHeadProps) {
  const { ground, breadcrumb, heading, greeting, lead, title, drawing, actions } = props;
  const { fading, facts = [] } = props;
  const picture = title || drawing ? undefined : props.picture;
  const shape = title ? 'compact' : drawing ? 'drawn' : picture && shapeOf(picture);
  return (
    <>
      <div
        className={`${layout.whole} ${styles.head}`}
        data-ground={ground}
        data-shape={shape}
        data-photograph={(picture && isPhotograph(picture.name)) || undefined}
      >
        <div className={styles.columns}>
          <div className={`${layout.wrap} ${styles.copy}`}>
            {breadcrumb}
            {greeting && (
              <p className={`${layout.telugu} ${styles.telugu}`} lang="te">
                {greeting}
              </p>
            )}
            {title && <p className={styles.shared}>{heading}</p>}
            <h1 className={styles.title}>{title ?? heading}</h1>
            {!title && lead && <p className={layout.lead}>{lead}</p>}
            {actions && <div className={`${layout.cluster} ${styles.actions}`}>{actions}</div>}
            {drawing && <div className={styles.drawing}>{drawing}</div>}
          </div>
          {picture && (
            <div className={styles.art} data-fading={fading}>
              <Picture picture={picture} sizes={`${belowLaptop} 100vw, 86vw`} eager />
            </div>
          )}
        </div>
        {facts.length > 0 && (
          <dl className={`${layout.wrap} ${styles.facts}`}>
            {facts.map(({ label, figure, detail }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{figure}</b>
                  {detail && <span> {detail}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={layout.zari} aria-hidden="true" />
    </>
  );
}

function shapeOf({ width, height }: PictureData): 'hero' | 'plate' | 'band' {
  const ratio = width / height;
  if (ratio < 2) return 'plate';
  return ratio > 2.5 ? 'band' : 'hero';
}
