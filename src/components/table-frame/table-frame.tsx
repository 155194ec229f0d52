import type { ReactNode } from 'react';
import { layout } from '#src/styles/layout.ts';
import styles from './table-frame.module.css';

type TableFrameProps = {
  /** Heading above the table, and its name. */
  caption: string;
  columns: readonly string[];
  className?: string | undefined;
  /** Row groups whose elements have their roles written out. */
  children: ReactNode;
};

/**
 * A heading, and below it a table that turns into cards on a phone. Roles are written out, because
 * browsers take them away from table elements that CSS lays out in another way.
 */
export function TableFrame({ caption, columns, className, children }: TableFrameProps) {
  return (
    <div className={styles.frame}>
      <h2 className={styles.heading}>{caption}</h2>
      <table className={`${styles.table} ${className}`} role="table">
        <caption className={layout.visuallyHidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
