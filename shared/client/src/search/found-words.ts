import type { SearchAnswer } from './rank';

type Answer = Pick<SearchAnswer, 'taken' | 'leftOut'> & { total: number };

/** A visitor's words, in quotation marks and a direction of its own (U+2068 to U+2069). */
export const quoted = (words: string): string => `“\u2068${words}\u2069”`;

/** Result of a search in words: how much, and what was taken for what. */
export function foundWords(asked: string, { total, taken, leftOut }: Answer): string {
  if (total === 0) return `没有找到${quoted(asked)}。`;
  const as = taken.map(({ typed, as: meant }) => `${quoted(typed)}也按${quoted(meant)}找了`);
  const left = leftOut.length > 0 ? [`没有同时含有${leftOut.map(quoted).join('')}的，下面是最接近的`] : [];
  return `${[`找到 ${total} 条`, ...as, ...left].join('；')}。`;
}
