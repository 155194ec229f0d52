import type { ReactNode } from 'react';
import { layout } from '#src/styles/layout.ts';
import styles from './table-frame.module.css';

export type TableFrameProps = {
  /** Heading above the table, and its name. */
  caption: string;
  /** Level of that heading, one below what is above it; none where that says it already. */
  headingLevel?: 'h3' | 'none' | undefined;
  columns: readonly string[];
  className?: string | undefined;
  /** Row groups whose elements have their roles written out. */
  children: ReactNode;
};

/**
 * A heading, and below it a table that turns into cards on a phone. Roles are written out, because
 * browsers take them away from table elements that CSS lays out in another way.
 */
export function TableFrame(props: TableFrameProps) {
  const { caption, headingLevel: Heading = 'h3', columns, className, children } = props;
  return (
    <div>
      {Heading !== 'none' && <Heading className={styles.heading}>{caption}</Heading>}
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
