import { Medal } from '#src/components/medal/medal.tsx';
import type { FinderProgramme } from './finder-props.ts';
import styles from './what-can-i-study.module.css';

type AllProgrammesProps = { heading: string; programmes: readonly FinderProgramme[] };

/** What there is to choose from, before the first answer. */
export function AllProgrammes({ heading, programmes }: AllProgrammesProps) {
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
    </section>
  );
}
