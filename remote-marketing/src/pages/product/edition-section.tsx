import { DataTable, HasMark, text, TextLink } from '@shared/ui';
import { ALLOWED, NOT_ALLOWED } from '../../content/editions';
import type { Editions } from '../../content/shapes';
import { EditionPrices } from '../../sections/edition-prices';
import { SectionHead } from '../../sections/section-head';
import styles from './edition-section.module.css';
import type shipped from './words.json';

interface EditionSectionProps extends Editions, Omit<typeof shipped.editions, 'tag' | 'phrases'> {
  phrases: readonly string[];
  /** What says in the table that an edition has something, or not. */
  marks?: readonly string[];
}

/** What the editions cost, and a few rows of their comparison, as it has them. */
export function EditionSection({ marks = [ALLOWED, NOT_ALLOWED], ...words }: EditionSectionProps) {
  const { editions, featureGroups, note, feature, features, label, action } = words;
  const compared = featureGroups.flatMap((group) => group.features);
  const rows = features.map((name) => [
    name,
    ...(compared.find((one) => one.name === name)?.allowances ?? []).map((allowance) =>
      marks.includes(allowance) ? <HasMark has={allowance === marks[0]}>{allowance}</HasMark> : allowance,
    ),
  ]);
  return (
    <SectionHead phrases={words.phrases} lead={words.lead}>
      <EditionPrices editions={editions} words={words} />
      <div className={styles.rows}>
        <DataTable label={label} columns={[feature, ...editions.map(({ name }) => name)]} headsAbove rows={rows} />
      </div>
      <p className={`${text.note} ${styles.note}`}>{note}</p>
      <TextLink href={action.href}>{action.label}</TextLink>
    </SectionHead>
  );
}
