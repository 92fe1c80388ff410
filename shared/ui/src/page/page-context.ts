import { createContext, useContext } from 'react';
import type { PageProps } from '@shared/contract';

export const PageContext = createContext<PageProps | null>(null);

/** The props of the page that this component is in; throws outside one. */
export function usePage(): PageProps {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a component inside definePage');
  return page;
}
