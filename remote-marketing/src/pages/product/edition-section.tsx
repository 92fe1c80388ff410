import { Chip, DataTable, HasMark, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { Price } from '../../sections/price';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './edition-section.module.css';
import shipped from './words.json';

const MARKED = [ALLOWED, NOT_ALLOWED];

/** A few rows of the comparison of editions, as it has them. */
export function EditionSection() {
  const { note, price, unpriced, feature, features, ...words } = useContent('product', shipped).editions;
  const { editions, featureGroups } = useEditions();
  const compared = featureGroups.flatMap((group) => group.features);
  const prices = editions.map(({ name, price: own, unit }) =>
    own ? (
      <span key={name} className={styles.price}>
        <Price price={own} unit={unit} words={words} />
      </span>
    ) : (
      unpriced
    ),
  );
  const rows = features.map((name) => [
    name,
    ...(compared.find((one) => one.name === name)?.allowances ?? []).map((allowance) =>
      MARKED.includes(allowance) ? <HasMark has={allowance === ALLOWED}>{allowance}</HasMark> : allowance,
    ),
  ]);
  return (
    <Split first={4}>
      <ColumnHead {...words} more={words.action} />
      <div>
        <DataTable
          label={words.label}
          columns={[feature, ...editions.map(({ name }) => name)]}
          headsAbove
          rows={[[price, ...prices], ...rows]}
        />
        <p className={`${text.note} ${styles.note}`}>
          <Chip kind="sample" />
          &emsp;{note}
        </p>
      </div>
    </Split>
  );
}
