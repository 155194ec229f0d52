import styles from './medal.module.css';

/** A course's lotus medallion: the petals turn when the link around it is pointed at. */
export function Medal({ name }: { name: string }) {
  return (
    <span className={styles.medal}>
      <img
        src={`/patterns/medal-ring-${name}.svg`}
        width="200"
        height="200"
        alt=""
        loading="lazy"
      />
      <img
        src={`/patterns/medal-core-${name}.svg`}
        width="200"
        height="200"
        alt=""
        loading="lazy"
      />
    </span>
  );
}
