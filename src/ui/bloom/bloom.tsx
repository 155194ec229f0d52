import styles from './bloom.module.css';

/** A lotus of /patterns, whose petals fill while it is scrolled into sight. */
export function Bloom({ drawing, size }: { drawing: string; size: number }) {
  return (
    <img
      className={styles.bloom}
      src={`/patterns/${drawing}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  );
}
