import type { Term } from '#src/content/schemas/guide.ts';
import styles from './guide.module.css';

/** How long each step of a way may take, to scale. The steps under it say the same in words. */
export function DayLine({ terms }: { terms: readonly Term[] }) {
  const total = terms.reduce((sum, { days }) => sum + days, 0);
  const spans = terms.map(({ days, text }, index) => {
    const before = terms.slice(0, index).reduce((sum, term) => sum + term.days, 0);
    return { text, from: (before / total) * 100, share: (days / total) * 100 };
  });
  return (
    <svg className={styles.days} aria-hidden="true">
      {spans.map(({ text, from, share }) => (
        <g key={from}>
          <rect x={`${from}%`} y="30" width={`${share}%`} height="8" />
          <text x={`${from + share / 2}%`} y="20" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {[...spans.map(({ from }) => from), 100].map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="24" y2="44" />
      ))}
    </svg>
  );
}
