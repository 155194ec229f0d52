import type { Ground } from '#src/styles/grounds.ts';
import styles from './rungs.module.css';

/** From one column to another; dashed where something comes in between. */
export type Thread = { from: number; to: number; ground: Ground; dashed?: boolean };

/** Of the drawing, which is stretched to the width of the steps. */
const width = 100;
const height = 100;

/** How many columns the steps above and below have. */
type Columns = { from: number; to: number };

/** Threads that run from the steps above to those below; the steps say the same in words. */
export function Threads({ threads, columns }: { threads: readonly Thread[]; columns: Columns }) {
  const placed = (thread: Thread, end: 'from' | 'to') =>
    (spread(thread, threads, end) / columns[end]) * width;
  return (
    <svg
      className={styles.threads}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {threads.map((thread) => (
        <path
          key={`${thread.from} ${thread.to}`}
          d={curve(placed(thread, 'from'), placed(thread, 'to'))}
          data-edge={thread.ground}
          data-dashed={thread.dashed}
        />
      ))}
    </svg>
  );
}

/** Threads that share a column are side by side in it, in the order of their other ends. */
function spread(thread: Thread, threads: readonly Thread[], end: 'from' | 'to') {
  const otherEnd = end === 'from' ? 'to' : 'from';
  const others = threads.filter((one) => one[end] === thread[end]).map((one) => one[otherEnd]);
  const place = others.sort((a, b) => a - b).indexOf(thread[otherEnd]) - (others.length - 1) / 2;
  return thread[end] + 0.5 + place * 0.08;
}

function curve(from: number, to: number): string {
  const middle = height / 2;
  return `M${from} 0C${from} ${middle} ${to} ${middle} ${to} ${height}`;
}
