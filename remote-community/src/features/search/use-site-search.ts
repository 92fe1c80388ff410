import { useEffect, useState } from 'react';
import { type SearchAnswer, SiteSearch } from '@shared/client/search';
import { usePage } from '@shared/ui/page';

interface Found {
  query: string;
  /** Null where the index cannot be loaded. */
  answer: SearchAnswer | null;
}

/** What the index of the site has for a query; undefined until it is known. */
export function useSiteSearch(query: string): SearchAnswer | null | undefined {
  const { basePath } = usePage().config;
  const [search] = useState(() => new SiteSearch(basePath));
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (query === '') return undefined;
    let isAsked = true;
    search.more(query).then(
      () => isAsked && setFound({ query, answer: search.find(query) }),
      () => isAsked && setFound({ query, answer: null }),
    );
    return () => {
      isAsked = false;
    };
  }, [search, query]);
  return found?.query === query ? found.answer : undefined;
}
