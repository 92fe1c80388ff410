import type { AnswerSort } from '@shared/contract/endpoints';
import { instantAt, microseconds, type Place, placeOf } from '../../http/place';

/** The answers that are before all others. */
export interface Marked {
  /** The answer that the asker marked, which stands first; zero where there is none. */
  accepted: number;
  /** The answer that the operators marked, which is behind it; zero where there is none. */
  recommended: number;
}

/** The place at which a list of answers was left. */
export interface AnswerPlace extends Place {
  rank: number;
  /** The marks as they stood when the list was begun; an answer marked meanwhile comes in its place. */
  marked: Marked;
}

/** SQL: the place of answer `a` among the marked ones. */
export function rankOf(answer: string, accepted: string, recommended: string): string {
  return `case ${answer}.id when ${accepted} then 0 when ${recommended} then 1 else 2 end`;
}

/** SQL: what the unmarked ones are ordered by, highest first, before their number. */
export const keys: Readonly<Record<AnswerSort, (answer: string) => string>> = {
  newest: (answer) => `${answer}.created_at`,
  useful: (answer) => `${answer}.like_count`,
};

/** SQL: the key in a cursor, and the key that a cursor stands for. */
export const keyAt: Readonly<Record<AnswerSort, { of: string; from: (parameter: string) => string }>> = {
  newest: { of: microseconds('a.created_at'), from: instantAt },
  useful: { of: 'a.like_count::text', from: (parameter) => `${parameter}::bigint` },
};

/** Returns null from the beginning. A cursor of another order is refused. */
export function answerPlaceOf(cursor: string | undefined, sort: AnswerSort): AnswerPlace | null {
  const place = placeOf(cursor, new RegExp(`^${sort}-[012]-\\d{1,10}-\\d{1,10}$`));
  if (!place) return null;
  const [, rank, accepted, recommended] = place.extra.split('-').map(Number);
  return { ...place, rank: rank ?? 2, marked: { accepted: accepted ?? 0, recommended: recommended ?? 0 } };
}

export function extraOf(sort: AnswerSort, rank: number, { accepted, recommended }: Marked): string {
  return [sort, rank, accepted, recommended].join('-');
}
