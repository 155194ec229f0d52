import styles from './contents.module.css';

type ContentsProps = {
  label: string;
  sections: readonly { id: string; heading: string }[];
};

/** The sections of a long page; on phones one row of them, since what is said comes first there. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
