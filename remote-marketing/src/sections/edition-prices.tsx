import type { Edition } from '../content/shapes';
import { EditionCloth } from './edition-cloth';
import { Price, type PriceWords } from './price';
import styles from './edition-prices.module.css';

interface EditionPricesProps {
  editions: readonly Edition[];
  words: PriceWords & { noPrice: string };
}

/** What the editions cost by the year, each below its cloth. */
export function EditionPrices({ editions, words }: EditionPricesProps) {
  return (
    <dl className={styles.prices}>
      {editions.map(({ name, weave, price, unit, summary }, place) => (
        <div key={name}>
          <dt>
            <EditionCloth weave={weave} place={place} />
            {name}
          </dt>
          <dd>{price ? <Price {...{ price, unit, words }} /> : <b>{words.noPrice}</b>}</dd>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
