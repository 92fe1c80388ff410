import { useEffect } from 'react';
import { usePage } from './page-context';

/**
 * Names the document by what a page is about, where that is known only once its data has arrived: after a navigation. Undefined
 * leaves the title as it is. Said again whenever the host names the page, which it does after a page with known data stands.
 */
export function useDocumentTitle(title: string | undefined): void {
  const { brand } = usePage().config;
  const wanted = title === undefined ? undefined : `${title} · ${brand.name}`;
  useEffect(() => {
    if (wanted === undefined) return;
    const name = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }, [wanted]);
}
