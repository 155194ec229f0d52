import styles from './data-table.module.css';

export type TableCell = string | readonly string[];

type DataTableProps = {
  /** Heading above the table, and its name. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header; a cell of several texts becomes a list. */
  rows: readonly (readonly [string, ...TableCell[]])[];
};

/**
 * A table that turns into cards on a phone. Roles are written out, because browsers take them away
 * from table elements that CSS lays out in another way.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <h2 className={styles.heading}>{caption}</h2>
      <table className={styles.table} role="table" data-columns={columns.length}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head, ...cells]) => (
            <tr key={head} role="row">
              <th scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellText({ cell }: { cell: TableCell }) {
  if (typeof cell === 'string') return cell;
  return (
    <ul className="ticks">
      {cell.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
