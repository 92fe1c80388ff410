import type { ReactNode } from 'react';
import { KeywordWords } from './keyword-words';

/** Ways on from an empty list: all of it, and the search over everything else. */
export function FoundNothing({ keyword, all }: { keyword: string | undefined; all: ReactNode }) {
  return (
    <>
      {all}
      {keyword ? <KeywordWords keyword={keyword} /> : null}
    </>
  );
}
