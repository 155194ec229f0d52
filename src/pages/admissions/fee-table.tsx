import type { ReactNode } from 'react';
import type { FeeLevel } from '#src/content/views/fee-levels.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './fee-table.module.css';

type FeeTableProps = {
  caption: string;
  columns: { course: string; tuition: string };
  levels: readonly FeeLevel[];
  /** Fees in addition to tuition. */
  shared: { heading: string; rows: readonly { item: string; amount: string }[] };
};

/** Tuition of every course, and other fees; the PDF says the same. */
export function FeeTable({ caption, columns, levels, shared }: FeeTableProps) {
  return (
    <table className={styles.table}>
      <caption className={layout.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.course}</th>
          <th scope="col">{columns.tuition}</th>
        </tr>
      </thead>
      {levels.map(({ title, courses }) => (
        <Group key={title} title={title}>
          {courses.map(({ name, tuition }) => (
            <Row key={name} name={name} amount={tuition} />
          ))}
        </Group>
      ))}
      <Group title={shared.heading}>
        {shared.rows.map(({ item, amount }) => (
          <Row key={item} name={item} amount={amount} />
        ))}
      </Group>
    </table>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th className={styles.group} scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  );
}
