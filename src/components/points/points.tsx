import styles from './points.module.css';

type PointsProps = {
  points: readonly { heading: string; text: string }[];
  /** Level of the headings, one below what is above them. */
  headingLevel?: 'h2' | 'h3';
};

/** Pennants: a temple-tooth fringe, a heading and a line each. */
export function Points({ points, headingLevel: Heading = 'h3' }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ heading, text }) => (
        <li key={heading}>
          <Heading className={styles.heading}>{heading}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
