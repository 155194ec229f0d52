import styles from './points.module.css';

type PointsProps = { points: readonly { heading: string; text: string }[] };

/** Pennants: a temple-tooth fringe, a heading and a line each. */
export function Points({ points }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ heading, text }) => (
        <li key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
