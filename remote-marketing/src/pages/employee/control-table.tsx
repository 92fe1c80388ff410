import { DataTable, TextLink, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './control-table.module.css';
import { marked } from '../../scenes/cells';
import shipped from './words.json';

export function ControlTable() {
  const { table, note, more, ...head } = useContent('employee', shipped).control;
  return (
    <>
      <SectionHead {...head} />
      <div className={styles.table}>
        <DataTable {...table} rows={marked(table.rows, table.marks)} />
      </div>
      <p className={`${text.note} ${styles.note ?? ''}`}>{note}</p>
      <TextLink href={more.href}>{more.label}</TextLink>
    </>
  );
}
