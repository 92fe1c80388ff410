import type { ReactNode } from 'react';
import type { KeywordFound, Page } from '@shared/contract/endpoints';
import { ButtonLink } from '@shared/ui';
import { searchHref } from '../search-query/search-query';
import { foundWords } from '../search-query/search-words';
import list from './list.module.css';

interface HowFoundProps {
  keyword: string | undefined;
  page: (Page<unknown> & KeywordFound) | undefined;
}

/** Above a list that was looked through by a keyword: how much was found, and what was taken for what. */
export function HowFound({ keyword, page }: HowFoundProps) {
  if (!keyword) return null;
  return (
    <p className={list.found} role="status">
      {page && page.total > 0 ? foundWords(keyword, { total: page.total, taken: page.taken ?? [], leftOut: [] }) : ''}
    </p>
  );
}

/** What leads on where a list has nothing: all of it, and the search over everything else. */
export function FoundNothing({ keyword, all }: { keyword: string | undefined; all: ReactNode }) {
  return (
    <>
      {all}
      {keyword ? (
        <ButtonLink href={searchHref({ q: keyword, kind: undefined, page: 1 })}>在全站搜“{keyword}”</ButtonLink>
      ) : null}
    </>
  );
}
