import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './fold.module.css';

type FoldProps = {
  /** The part that stays visible while closed: a heading, and the most important lines of text. */
  summary: ReactNode;
  /** Folds with the same name form an accordion: only one is open at a time. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A row that opens. The browser opens and closes it, and on paper it is open. */
export function Fold({ summary, name, open, children }: FoldProps) {
  return (
    <details name={name} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
