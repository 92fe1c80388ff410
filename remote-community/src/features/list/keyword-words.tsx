import type { KeywordFound, Page } from '@shared/contract/endpoints';
import { ButtonLink } from '@shared/ui';
import { searchHref } from '../search-query/search-query';
import { foundWords, quoted } from '../search-query/search-words';

interface KeywordWordsProps {
  keyword: string;
  /** Absent where nothing was found: then it leads to the search over everything else. */
  page?: Page<unknown> & KeywordFound;
}

/** Count of results of a keyword, in words. */
export function KeywordWords({ keyword, page }: KeywordWordsProps) {
  if (page) return foundWords(keyword, { total: page.total, taken: page.taken ?? [], leftOut: [] });
  return (
    <ButtonLink href={searchHref({ q: keyword, kind: undefined, page: 1 })}>{`在全站搜${quoted(keyword)}`}</ButtonLink>
  );
}
