import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** Name of the list, for those who cannot see it at a glance. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** On a phone every row becomes a block with its columns' names. */
  stacked?: boolean;
  /** On a phone every row's heading stands above its cells. */
  headsAbove?: boolean;
}

/** A table of the page's own, as opposed to one drawn inside a window. */
export function DataTable({ label, columns, rows, stacked, headsAbove }: DataTableProps) {
  const classes = [styles.table, stacked && styles.stacked, headsAbove && styles.headsAbove];
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.filter(Boolean).join(' ')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
