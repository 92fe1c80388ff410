import { Chip, DataTable, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './edition-section.module.css';
import shipped from './words.json';

export function EditionSection() {
  const { action, note, ...words } = useContent('product', shipped).editions;
  return (
    <Split first={4}>
      <ColumnHead {...words}>
        <TextLink href={action.href}>{action.label}</TextLink>
      </ColumnHead>
      <div>
        <DataTable {...words} />
        <p className={`${text.note} ${styles.note}`}>
          <Chip kind="sample" />
          &emsp;{note}
        </p>
      </div>
    </Split>
  );
}
