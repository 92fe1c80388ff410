import { DataTable, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import { TextLinks } from '../../sections/text-links';
import styles from './model-section.module.css';
import shipped from './words.json';
import { marked } from '../../scenes/cells';

export function ModelSection() {
  const { table, note, links, ...head } = useContent('ai-power', shipped).models;
  return (
    <SectionHead {...head}>
      <div className={styles.models}>
        <DataTable {...table} headsAbove rows={marked(table.rows, table.marks)} />
      </div>
      <p className={`${text.note} ${styles.note}`}>{note}</p>
      <TextLinks links={links} />
    </SectionHead>
  );
}
