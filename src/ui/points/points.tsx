import type { Ground } from '#src/styles/grounds.ts';
import styles from './points.module.css';

type PointsProps = {
  /** The ground is that of a course; without one the colours take turns. */
  points: readonly { heading: string; text: string; ground?: Ground }[];
};

/** A rule in a colour, a heading and a line each. */
export function Points({ points }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ heading, text, ground }) => (
        <li key={heading} data-edge={ground}>
          <h3 className={styles.heading}>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
