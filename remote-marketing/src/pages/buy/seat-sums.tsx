import { DataTable, text } from '@shared/ui';
import type { Editions } from '../../content/shapes';
import { ColumnHead } from '../../sections/clauses';
import { filled } from '../../sections/filled';
import { priceOf, type PriceWords } from '../../sections/price';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import type shipped from './words.json';
import { YearSum } from './year-sum';

type SeatSumsProps = Pick<Editions, 'editions'> & { words: typeof shipped.seats; priceWords: PriceWords };

/** What teams of several sizes pay in a year: of the editions that cost something, the cheapest that has room for all. */
export function SeatSums({ editions, words, priceWords }: SeatSumsProps) {
  const cheapest = words.people.flatMap((people) => {
    const offers = editions.flatMap(({ name, unit, price }) => {
      if (!price?.yearly) return [];
      const shares = Math.ceil(people / (price.people ?? 1));
      const bought = { shares, seats: shares * (price.people ?? 1) };
      const { share, each } = priceOf(price, priceWords);
      const seats = (
        <span key="seats" className={styles.bought}>
          {filled(share ? words.bought : words.single, bought)}
          <small>{share || `${each} ${unit}`}</small>
        </span>
      );
      return { name, seats, sum: shares * price.yearly * 12 };
    });
    return offers
      .sort((one, other) => one.sum - other.sum)
      .slice(0, 1)
      .map(({ name, seats, sum }) => ({ cells: [filled(words.size, { people }), name, seats], sum }));
  });
  const most = Math.max(...cheapest.map(({ sum }) => sum));
  const rows = cheapest.map(({ cells, sum }) => [...cells, <YearSum key="sum" sum={sum} most={most} />]);
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
