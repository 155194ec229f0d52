import type { PictureData } from '#src/lib/picture-data.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './portrait.module.css';

type PortraitProps = {
  /** The small mark in the frame while there is no photograph: no face is drawn for a real person. */
  drawing: string;
  photograph?: PictureData | undefined;
  /** Said in the frame while there is no photograph. */
  follows: string;
  /** The name beside the photograph says what it shows. */
  decorative?: boolean;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
};

/** A photograph, or the frame that is kept for it. */
export function Portrait({
  drawing,
  photograph,
  follows,
  decorative = false,
  sizes,
}: PortraitProps) {
  if (photograph) return <Picture picture={photograph} sizes={sizes} decorative={decorative} />;
  return (
    <span className={styles.frame}>
      <img src={drawing} width="400" height="460" alt="" loading="lazy" />
      <span>{follows}</span>
    </span>
  );
}
