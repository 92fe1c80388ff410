import { useEffect } from 'react';
import { usePage } from './page-context';

/**
 * Names the document by what a page is about, where that is known only once its data has arrived: after a navigation. Undefined
 * leaves the title as it is. The host, which names every page, leaves alone one that has named itself.
 */
export function useDocumentTitle(title: string | undefined): void {
  const { brand } = usePage().config;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
}
