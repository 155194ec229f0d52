import type { MedalName } from '#src/styles/grounds.ts';
import styles from './medal.module.css';

/** A course's lotus medallion: the petals open when the link around it is pointed at. */
export function Medal({ name }: { name: MedalName }) {
  return (
    <span className={styles.medal}>
      {['ring', 'core'].map((part) => (
        <img
          key={part}
          src={`/patterns/medals.svg#${part}-${name}`}
          width="200"
          height="200"
          alt=""
          loading="lazy"
        />
      ))}
    </span>
  );
}
