import { FOUND_PAGES, LONGEST_QUERY } from '@shared/contract/endpoints';
import { numberOf } from '../frame/number-of';

export interface SearchQuery {
  /** Empty where nothing is looked for yet. */
  q: string;
  /** The one kind of things that is shown: a key of `features/search/found-kinds.ts`, if anybody could have chosen it. */
  kind: string | undefined;
  page: number;
}

/** Reads a search from an address. A value that nobody could have chosen counts as absent. */
export function readSearch(query: string): SearchQuery {
  const read = new URLSearchParams(query);
  const kind = read.get('kind') ?? '';
  const page = numberOf({ id: read.get('page') ?? '1' });
  return {
    // Addresses from before say `keyword`.
    q: (read.get('q') ?? read.get('keyword') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_QUERY),
    kind: /^[a-z]{1,20}$/.test(kind) ? kind : undefined,
    page: page >= 1 && page <= FOUND_PAGES ? page : 1,
  };
}

export function searchHref({ q, kind, page }: SearchQuery): string {
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(kind !== undefined && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/search/?${query.toString()}` : '/search/';
}
