import { Chip, DataTable, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useEditions } from '../../content/editions';
import { marked } from '../../scenes/cells';
import { Price } from '../../sections/price';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './edition-section.module.css';
import shipped from './words.json';

export function EditionSection() {
  const { action, note, price, unpriced, ...words } = useContent('product', shipped).editions;
  const prices = useEditions().editions.map(({ name, price: own, unit }) =>
    own ? (
      <span key={name} className={styles.price}>
        <Price price={own} unit={unit} words={words} />
      </span>
    ) : (
      unpriced
    ),
  );
  return (
    <Split first={4}>
      <ColumnHead {...words}>
        <TextLink href={action.href}>{action.label}</TextLink>
      </ColumnHead>
      <div>
        <DataTable {...words} headsAbove rows={[[price, ...prices], ...marked(words.rows, words.marks)]} />
        <p className={`${text.note} ${styles.note}`}>
          <Chip kind="sample" />
          &emsp;{note}
        </p>
      </div>
    </Split>
  );
}
