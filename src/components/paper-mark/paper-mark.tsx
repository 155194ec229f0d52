import styles from './paper-mark.module.css';

type PaperMarkProps = {
  /** Of the page, as one would type it. */
  address: string;
  /** The picture that leads there. */
  code: string;
};

/**
 * On paper, at the head of the first sheet: the day, and the way back to the page. It holds no text
 * that is searched or read aloud.
 */
export function PaperMark({ address, code }: PaperMarkProps) {
  return (
    <div className={styles.mark} data-address={address} aria-hidden="true">
      <img src={code} alt="" width="96" height="96" loading="lazy" />
      <time data-today />
    </div>
  );
}
