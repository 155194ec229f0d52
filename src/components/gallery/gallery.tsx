import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PictureData } from '#src/lib/picture-data.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';
import styles from './gallery.module.css';

type GalleryProps = {
  heading: string;
  pictures: readonly { picture: PictureData; caption: string }[];
  /** What the pictures are: drawn, or photographs. */
  note: string;
  /** A link or button beside the heading. */
  action?: ReactNode;
  words: Words['gallery'];
};

/**
 * Pictures that pass by without end. The list appears twice so that the loop has no gap; the copy
 * is hidden from readers. The pause control is a checkbox, so it needs no script.
 */
export function Gallery({ heading, pictures, note, action, words }: GalleryProps) {
  const name = fill(words.pictures, { heading });
  return (
    <section className={`${layout.section} ${styles.gallery}`} data-no-print>
      <div className={`${layout.wrap} ${layout.sectionHead}`}>
        <h2>{heading}</h2>
        <p className={layout.small}>{note}</p>
        <div className={layout.cluster}>
          <label className={`${layout.showsFocus} ${styles.pause}`}>
            <input type="checkbox" />
            <Icon name="pause" />
            {words.pause} <span className={layout.visuallyHidden}>{words.what}</span>
          </label>
          {action}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard */}
      <section className={styles.window} aria-label={name} tabIndex={0}>
        <div className={styles.track}>
          <Row pictures={pictures} />
          <Row pictures={pictures} copy />
        </div>
      </section>
    </section>
  );
}

type RowProps = Pick<GalleryProps, 'pictures'> & { copy?: boolean };

function Row({ pictures, copy }: RowProps) {
  return (
    <ul className={styles.row} {...(copy ? { 'aria-hidden': true, 'data-copy': '' } : {})}>
      {pictures.map(({ picture, caption }) => (
        <li key={picture.name}>
          <figure>
            <Picture picture={picture} sizes="26rem" decorative={copy ?? false} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
