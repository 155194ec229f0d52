import { Medal } from '#src/components/medal/medal.tsx';
import { layout } from '#src/styles/layout.ts';
import type { FinderProgramme } from './finder-programmes.ts';
import styles from './what-can-i-study.module.css';

type AllProgrammesProps = {
  heading: string;
  programmes: readonly FinderProgramme[];
  note: string;
};

/** What there is to choose from, before the first answer. */
export function AllProgrammes({ heading, programmes, note }: AllProgrammesProps) {
  return (
    <section className={styles.programmes} aria-labelledby="programmes" data-no-print>
      <h2 id="programmes">{heading}</h2>
      <ul className={styles.all}>
        {programmes.map(({ id, title, length, medal, path }) => (
          <li key={id}>
            <a href={path}>
              <Medal name={medal} />
              <span>
                <b>{title}</b>
                <small>{length}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={layout.small}>{note}</p>
    </section>
  );
}
