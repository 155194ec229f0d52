import type { ReactNode } from 'react';
import type { PictureData } from '#src/lib/picture-data.ts';
import { belowDesktop } from '#src/styles/breakpoints.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import styles from './course-card.module.css';

type CourseCardProps = {
  name: string;
  path: string;
  picture: PictureData;
  /** Field of study, such as 'Bachelor Courses'. */
  kicker?: string;
  /** On the picture, such as '2 years'. */
  badge?: string;
  description: string;
  facts: readonly { label: string; value: ReactNode }[];
  note?: string | undefined;
  /** Words of the link, and its name for readers; without them the card's name is the link. */
  link?: { text: string; label: string };
  /** Colour of the card's edge. */
  ground: Ground;
  eager?: boolean;
};

/** Cards side by side, whose parts are in line. */
export function CourseCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** A course with its picture. One link, which the whole card answers to. */
export function CourseCard(props: CourseCardProps) {
  const { name, path, link, kicker, note, ground } = props;
  return (
    <article className={`${layout.showsFocus} ${layout.paper} ${styles.card}`} data-edge={ground}>
      <div className={styles.picture}>
        <Picture
          picture={props.picture}
          sizes={`${phoneSizes}, ${belowDesktop} 50vw, 25rem`}
          eager={props.eager ?? false}
        />
        {props.badge && <p className={styles.badge}>{props.badge}</p>}
      </div>
      <div className={styles.body}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.name}>
          {link ? (
            name
          ) : (
            <a className={layout.stretched} href={path}>
              {name}
            </a>
          )}
        </h2>
        <p className={layout.small}>{props.description}</p>
        <dl className={styles.facts}>
          {props.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={styles.note}>{note}</p>}
        {link && (
          <ArrowLink
            className={`${layout.stretched} ${styles.link}`}
            href={path}
            aria-label={link.label}
          >
            {link.text}
          </ArrowLink>
        )}
      </div>
    </article>
  );
}
