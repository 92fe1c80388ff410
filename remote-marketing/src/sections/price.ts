import type { EditionPrice } from '../content/shapes';
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
  { about, pack }: PriceWords,
  period: 'monthly' | 'yearly' = 'yearly',
): { each: string; share?: string } {
  const sum = price[period];
  const each = sum / people;
  return {
    each: (Number.isInteger(each) ? '' : `${about}\u00a0`) + yuan(Math.round(each)),
    ...(people > 1 && { share: filled(pack, { people, sum: yuan(sum) }) }),
  };
}
