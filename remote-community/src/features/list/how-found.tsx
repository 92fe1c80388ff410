import type { KeywordFound, Page } from '@shared/contract/endpoints';
import { KeywordWords } from './keyword-words';
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
      {page && page.total > 0 ? <KeywordWords keyword={keyword} page={page} /> : null}
    </p>
  );
}
