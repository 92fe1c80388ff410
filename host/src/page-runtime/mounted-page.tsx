import { type ReactNode, useEffect } from 'react';
import type { PageModule, PageProps } from 'shared/contract';

/** Every root of the document gives its ids a prefix of its own; composing and hydrating use the same. */
export const SLOT_PREFIX = 'slot-';

/** A page of a remote with everything it is given, but for what changes while it is shown. */
export interface MountedPage {
  remote: string;
  page: string;
  module: PageModule;
  props: Omit<PageProps, 'composed' | 'query' | 'hash'>;
}

/** What of the address a page follows while it is shown. */
export type PageAddress = Pick<PageProps, 'query' | 'hash'>;

export function currentAddress(): PageAddress {
  return { query: location.search, hash: location.hash };
}

/** Calls back when its children are in the page and their effects have run. */
export function MountNotice({ onMounted, children }: { onMounted?: (() => void) | undefined; children?: ReactNode }) {
  useEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return children;
}
