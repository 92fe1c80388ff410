import { useEffect } from 'react';
import { usePage } from './page-context';

/**
 * Gives the document the title that only the page's data knows, in the words in which it is composed. Whoever navigates here sets
 * the page's general title as the page stands, before the data or after: the own one is set again then.
 */
export function useTitle(title: string | undefined): void {
  const { config, path } = usePage();
  const { basePath, brand } = config;
  useEffect(() => {
    if (title === undefined) return undefined;
    const address = basePath + path.slice(1);
    const wanted = `${title} · ${brand.name}`;
    const say = () => {
      const here = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`;
      if (here === address && document.title !== wanted) document.title = wanted;
    };
    say();
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
    };
  }, [title, basePath, brand.name, path]);
}
