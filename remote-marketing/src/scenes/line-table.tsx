import { DataTable } from '@shared/ui';
import type { ComponentProps } from 'react';
import styles from './line-table.module.css';

/** A table of five or six columns, the fourth of which is a state. */
export function LineTable(props: ComponentProps<typeof DataTable>) {
  return (
    <div className={styles.lines}>
      <DataTable {...props} stacked />
    </div>
  );
}
