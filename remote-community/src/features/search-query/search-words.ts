import type { DataOf, publicSearch } from '@shared/contract/endpoints';

type Answer = Pick<DataOf<typeof publicSearch>, 'total' | 'taken' | 'leftOut'>;

/** What a search found, in words: how much, and what was taken for what. */
export function foundWords(asked: string, { total, taken, leftOut }: Answer): string {
  if (total === 0) return `没有找到“${asked}”。`;
  const as = taken.map(({ typed, as: meant }) => `“${typed}”也按“${meant}”找了`);
  const left = leftOut.length > 0 ? [`没有同时含有“${leftOut.join('”“')}”的，下面是最接近的`] : [];
  return `${[`找到 ${String(total)} 条`, ...as, ...left].join('；')}。`;
}
