import { type ReactNode, Suspense, lazy } from 'react';

const KeywordWords = lazy(() => import(/* webpackChunkName: "keyword-words" */ './keyword-words'));

/** What leads on where a list has nothing: all of it, and the search over everything else. */
export function FoundNothing({ keyword, all }: { keyword: string | undefined; all: ReactNode }) {
  return (
    <>
      {all}
      {keyword ? (
        <Suspense fallback={null}>
          <KeywordWords keyword={keyword} />
        </Suspense>
      ) : null}
    </>
  );
}
