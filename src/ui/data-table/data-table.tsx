import { List } from '#src/ui/list/list.tsx';
import { TableFrame, type TableFrameProps } from '#src/ui/table-frame/table-frame.tsx';
import styles from './data-table.module.css';

export type TableCell = string | readonly string[];

type DataTableProps = Pick<TableFrameProps, 'caption' | 'headingLevel' | 'columns'> & {
  /** The first cell of a row is its header; a cell of several texts becomes a list. */
  rows: readonly (readonly [string, ...TableCell[]])[];
};

/** A table of texts. */
export function DataTable({ caption, headingLevel, columns, rows }: DataTableProps) {
  const table = (
    <TableFrame
      caption={caption}
      headingLevel={headingLevel}
      columns={columns}
      className={columns.length === 2 ? `${styles.table} ${styles.pairs}` : styles.table}
    >
      <tbody role="rowgroup">
        {rows.map(([head, ...cells]) => (
          <tr key={head} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                {typeof cell === 'string' ? cell : <List lines={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
  return columns.length > 3 ? <div className={styles.scroll}>{table}</div> : table;
}
