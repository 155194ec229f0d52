import type { Edition } from '#src/content/check/edition.ts';
import { keyOf, wovenYear } from '#src/content/views/woven-year.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './woven-year.module.css';
import { Mark } from './woven-year.tsx';

type WovenKeyProps = {
  edition: Edition;
  /** The day of the build, as `2026-11-28`. */
  today: string;
};

/** The signs of the woven year in words. */
export function WovenKey({ edition, today }: WovenKeyProps) {
  const { wefts } = wovenYear(edition, today);
  return (
    <ul className={`${layout.cluster} ${layout.small} ${styles.key}`}>
      {keyOf(edition, wefts).map(({ text, kind, told }) => (
        <li key={text} className={layout.cluster}>
          <svg aria-hidden="true">
            <Mark kind={kind} told={told} x={0} width={1} />
          </svg>
          {text}
        </li>
      ))}
      <li className={layout.cluster}>
        <svg aria-hidden="true" data-now>
          <rect x="50%" width="3" height="100%" />
        </svg>
        {edition.words.dates.woven.now}
      </li>
    </ul>
  );
}
