import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  caption: string;
  /** A leading `>` sets a column of numbers to the right. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Index of the row that is being worked on. */
  running?: number;
  /** Indices of rows for somebody to look at. */
  marked?: readonly number[] | undefined;
  /** First cell of a last row that is still being filled. */
  filling?: string;
}

/** A table in a drawn window. */
export function Sheet({ caption, columns, rows, running, marked, filling }: SheetProps) {
  const end = (column: number) => (columns[column]?.startsWith('>') ? styles.end : undefined);
  return (
    <table className={styles.sheet}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={end(index)}>
              {column.replace('>', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className={row === running || marked?.includes(row) ? styles.now : undefined}>
            {cells.map((cell, column) => (
              <td key={column} className={end(column)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {filling ? (
          <tr className={styles.filling}>
            <td>{filling}</td>
            {columns.slice(1).map((column, index) => (
              <td key={column} className={end(index + 1)}>
                <i />
              </td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
