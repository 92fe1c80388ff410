import { DataTable, text } from '@shared/ui';
import type { Editions } from '../../content/shapes';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { priceOf, type PriceWords, yuan } from '../../sections/price';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import type shipped from './words.json';

interface SeatSumsProps extends Pick<Editions, 'editions'> {
  words: typeof shipped.seats;
  priceWords: PriceWords;
}

/** What teams of several sizes pay in a year: of the editions that cost something, the cheapest that has room for all. */
export function SeatSums({ editions, words, priceWords }: SeatSumsProps) {
  const paid = editions.flatMap(({ name, unit, price }) => (price?.yearly ? [{ name, unit, price }] : []));
  const rows = words.people.map((people) => {
    const [best] = paid
      .map(({ name, unit, price }) => {
        const shares = Math.ceil(people / (price.people ?? 1));
        return { name, unit, price, shares, seats: shares * (price.people ?? 1), sum: shares * price.yearly * 12 };
      })
      .sort((one, other) => one.sum - other.sum);
    if (!best) return [filled(words.size, { people })];
    const { name, unit, price, shares, seats, sum } = best;
    const { share, each } = priceOf(price, priceWords);
    return [
      filled(words.size, { people }),
      name,
      <span key="bought" className={styles.bought}>
        {filled(price.people ? words.bought : words.single, { shares, seats })}
        <small>{share ?? `${each} ${unit}`}</small>
      </span>,
      <b key="sum">{yuan(sum)}</b>,
    ];
  });
  return (
    <div id="seats" className={styles.seats}>
      <Split first={4}>
        <ColumnHead phrases={words.phrases} lead={words.lead} />
        <div className={styles.sum}>
          <DataTable label={words.phrases.join('')} columns={words.columns} rows={rows} />
          <p className={text.note}>{words.note}</p>
        </div>
      </Split>
    </div>
  );
}
