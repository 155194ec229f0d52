import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import type { PictureName } from '#src/content/schemas/fields.ts';
import { picture } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './gallery.module.css';

type GalleryProps = {
  edition: Edition;
  heading: string;
  pictures: readonly { picture: PictureName; caption: string }[];
  /** A link or button beside the heading. */
  action?: ReactNode;
};

/**
 * Pictures that pass by without end. The list appears twice so that the loop has no gap; the copy
 * is hidden from readers. The pause control is a checkbox, so it needs no script; it precedes the
 * pictures as a sibling, since Chromium 92 has no `:has()`.
 */
export function Gallery({ edition, heading, pictures, action }: GalleryProps) {
  const words = edition.words.gallery;
  const name = fill(words.pictures, { heading });
  const id = useId();
  return (
    <section className={`${layout.section} ${styles.gallery}`} data-no-print>
      <input className={styles.paused} type="checkbox" id={id} />
      <div className={`${layout.wrap} ${layout.sectionHead}`}>
        <h2>{heading}</h2>
        <div className={layout.cluster}>
          <label className={`${button} ${styles.pause}`} data-variant="line" htmlFor={id}>
            <Icon name="pause" />
            {words.pause} <span className={layout.visuallyHidden}>{words.what}</span>
          </label>
          {action}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard */}
      <section className={styles.window} aria-label={name} tabIndex={0}>
        <div className={styles.track}>
          <Row edition={edition} pictures={pictures} />
          <Row edition={edition} pictures={pictures} copy />
        </div>
      </section>
    </section>
  );
}

type RowProps = Pick<GalleryProps, 'edition' | 'pictures'> & { copy?: boolean };

function Row({ edition, pictures, copy }: RowProps) {
  return (
    <ul className={styles.row} {...(copy ? { 'aria-hidden': true, 'data-copy': '' } : {})}>
      {pictures.map(({ picture: name, caption }) => (
        <li key={name}>
          <figure>
            <Picture picture={picture(edition, name)} sizes="26rem" decorative={copy ?? false} />
            <figcaption className={layout.small}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
