import type { Ground } from '#src/styles/grounds.ts';
import styles from './rungs.module.css';

/** From one column to another; dashed where something comes in between. */
export type Thread = { from: number; to: number; ground: Ground; dashed?: boolean };

const width = 100;
const height = 100;

/** Threads that run from the steps above to those below; the steps say the same in words. */
export function Threads({ threads, columns }: { threads: readonly Thread[]; columns: number }) {
  return (
    <svg
      className={styles.threads}
      viewBox={`0 0 ${columns * width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {threads.map(({ from, to, ground, dashed }) => (
        <path
          key={`${from} ${to}`}
          d={curve(spread(from, to, threads, 'from'), spread(to, from, threads, 'to'))}
          data-edge={ground}
          data-dashed={dashed}
        />
      ))}
    </svg>
  );
}

/** Threads that share a column are side by side in it, in the order of their other ends. */
function spread(own: number, other: number, threads: readonly Thread[], end: 'from' | 'to') {
  const otherEnd = end === 'from' ? 'to' : 'from';
  const others = threads.filter((thread) => thread[end] === own).map((thread) => thread[otherEnd]);
  const place = others.sort((a, b) => a - b).indexOf(other) - (others.length - 1) / 2;
  return (own + 0.5 + place * 0.08) * width;
}

function curve(from: number, to: number): string {
  const middle = height / 2;
  return `M${from} 0C${from} ${middle} ${to} ${middle} ${to} ${height}`;
}
