import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './woven-year.module.css';
import { Mark } from './woven-year.tsx';

/** The signs of the woven year in words. */
export function WovenKey({ words: { dates } }: Edition) {
  const signs = [
    { kind: 'form', told: true, text: dates.woven.notice },
    { kind: 'form', told: false, text: dates.woven.expected },
    { kind: 'test', told: false, text: dates.steps.test },
    { kind: 'classes', told: false, text: dates.steps.classes },
  ] as const;
  return (
    <ul className={`${layout.cluster} ${layout.small} ${styles.key}`}>
      {signs.map(({ text, kind, told }) => (
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
        {dates.woven.now}
      </li>
    </ul>
  );
}
