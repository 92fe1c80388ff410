import { Chip, DataTable, HasMark, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ALLOWED, NOT_ALLOWED, useEditions } from '../../content/editions';
import { EditionPrices } from '../../sections/edition-prices';
import { SectionHead } from '../../sections/section-head';
import styles from './edition-section.module.css';
import shipped from './words.json';

/** What the editions cost, and a few rows of their comparison, as it has them. */
export function EditionSection() {
  const { note, feature, features, label, action, ...words } = useContent('product', shipped).editions;
  const { editions, featureGroups } = useEditions();
  const compared = featureGroups.flatMap((group) => group.features);
  const rows = features.map((name) => [
    name,
    ...(compared.find((one) => one.name === name)?.allowances ?? []).map((allowance) =>
      [ALLOWED, NOT_ALLOWED].includes(allowance) ? (
        <HasMark has={allowance === ALLOWED}>{allowance}</HasMark>
      ) : (
        allowance
      ),
    ),
  ]);
  return (
    <SectionHead {...words}>
      <EditionPrices editions={editions} words={words} />
      <div className={styles.rows}>
        <DataTable label={label} columns={[feature, ...editions.map(({ name }) => name)]} headsAbove rows={rows} />
      </div>
      <p className={`${text.note} ${styles.note}`}>
        <Chip kind="sample" />
        &emsp;{note}
      </p>
      <TextLink href={action.href}>{action.label}</TextLink>
    </SectionHead>
  );
}
