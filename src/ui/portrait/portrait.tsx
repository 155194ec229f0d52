import type { PictureData } from '#src/lib/picture-data.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  /** The drawing that stands in while there is no photograph: no face is drawn for a real person. */
  drawing: string;
  photograph?: PictureData | undefined;
  /** The text alternative; empty if the name beside the portrait says the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  lazy?: boolean;
};

export function Portrait({ drawing, photograph, alt, sizes, lazy }: PortraitProps) {
  if (photograph) return <Picture picture={photograph} sizes={sizes} decorative={alt === ''} />;
  return (
    <img
      className={styles.medallion}
      src={drawing}
      width="400"
      height="460"
      alt={alt}
      {...(lazy && { loading: 'lazy' })}
    />
  );
}
