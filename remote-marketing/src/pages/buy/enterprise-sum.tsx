import { DataTable, text, TextLink } from '@shared/ui';
import { Bar } from '../../scenes/bar';
import { yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import type shipped from './words.json';

/** What an enterprise of a given size would pay in a year, added up from its parts. */
export function EnterpriseSum({ words }: { words: Omit<typeof shipped.sum, 'example'> }) {
  const { columns, items, total, note, action } = words;
  const most = added(items);
  const year = (sum: number) => (
    <span key="year" className={styles.year}>
      <b>{yuan(sum)}</b>
      <Bar value={(sum / most) * 100} />
    </span>
  );
  const rows = items.map(({ what, count, unit, price }) => [
    what,
    `${count}\u00a0${unit}`,
    yuan(price),
    year(count * price),
  ]);
  return (
    <Split first={4} head={words}>
      <div className={`${styles.sum} ${styles.panel}`} id="enterprise" data-tone="dark">
        <DataTable label={words.phrases.join('')} columns={columns} rows={[...rows, [total, '', '', year(most)]]} />
        <p className={text.note}>{note}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
    </Split>
  );
}

export function added(items: readonly { count: number; price: number }[]): number {
  return items.reduce((all, { count, price }) => all + count * price, 0);
}
