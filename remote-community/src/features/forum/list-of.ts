import type { PageParams } from '@shared/contract';
import { ALL_TOPICS } from '@shared/contract/endpoints';
import { numberOf } from '../frame/number-of';
import { type ForumQuery, listHref } from './forum-query';

/** The list that an address of its own names; undefined at the address of the community, which is the first page of all questions. */
export function listOf({ id, page }: PageParams): ForumQuery | undefined {
  if (id === undefined) return undefined;
  const topic = id === ALL_TOPICS ? {} : { topic: id };
  // Each list has one address.
  const isAtHome = id === ALL_TOPICS && page === '1';
  return { ...topic, page: isAtHome ? NaN : numberOf({ id: page ?? '' }) };
}

/** The address alone, without the place on the page. */
export function listPath(list: ForumQuery): string {
  return listHref(list).replace(/#.*/, '');
}
