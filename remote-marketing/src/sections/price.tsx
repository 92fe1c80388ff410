import type { Edition, EditionPrice } from '../content/shapes';
import { filled } from './filled';

export interface PriceWords {
  /** Stands before a price that was rounded. */
  about: string;
  /** What a share for several people costs. */
  pack: string;
}

export const yuan = (amount: number) => `¥${amount.toLocaleString('zh-CN')}`;

/** What a person pays a month, and what a share costs that is sold to several at once. */
export function priceOf(
  { people = 1, ...price }: EditionPrice,
  words: PriceWords,
  period: 'yearly' | 'monthly' = 'yearly',
) {
  const sum = price[period];
  const each = sum / people;
  return {
    each: (Number.isInteger(each) ? '' : `${words.about}\u00a0`) + yuan(Math.round(each)),
    share: people > 1 ? filled(words.pack, { people, sum: yuan(sum) }) : '',
  };
}

type PriceProps = { price: EditionPrice; unit: string; words: PriceWords; period?: 'yearly' | 'monthly' };

/** The same, with what it is counted by. */
export function Price({ price, unit, words, period }: PriceProps) {
  const { each, share } = priceOf(price, words, period);
  return (
    <>
      <b>{each}</b> <small>{unit}</small> {share && <small>{share}</small>}
    </>
  );
}

/** What so many people pay in a year for the edition that costs them least; without one that has a price, nothing. */
export function cheapest(editions: readonly Edition[], people: number) {
  const offers = editions.flatMap((edition) => {
    const { price } = edition;
    if (!price?.yearly) return [];
    const shares = Math.ceil(people / (price.people ?? 1));
    return [{ people, edition, price, shares, sum: shares * price.yearly * 12 }];
  });
  return offers.sort((one, other) => one.sum - other.sum)[0];
}
