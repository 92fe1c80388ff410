import { DataTable } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './field-table.module.css';
import shipped from './words.json';
import { mono } from '../../scenes/cells';

export function FieldTable() {
  const pageWords = useContent('connector', shipped).fields;
  return (
    <div className={styles.fields}>
      <DataTable
        {...pageWords}
        stacked
        rows={pageWords.rows.map(([field, meaning, type, before]) => [mono(field), meaning, type, before])}
      />
    </div>
  );
}
