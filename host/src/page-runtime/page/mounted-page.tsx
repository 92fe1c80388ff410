import { type ReactNode, useEffect } from 'react';
import type { PageModule, PageParams, PageProps } from '@shared/contract';
import type { RouteMatch } from '../../match-route';

/** Every root of the document gives its ids a prefix of its own; composing and hydrating use the same. */
export const SLOT_PREFIX = 'slot-';

/** A page of a remote with everything it is given, but for what changes while it is shown. */
export interface MountedPage {
  remote: string;
  page: string;
  module: PageModule;
  props: Omit<PageProps, 'composed' | 'query' | 'hash'>;
}

/** Gives a page what every page gets from the host, and what was composed at its path. */
export type ToMounted = (match: RouteMatch, module: PageModule) => MountedPage;

/** Loads what a render of a page from nothing needs. */
export type Preload = (match: RouteMatch, module: PageModule) => Promise<void>;

/** Whether a page was composed for these parameters; an unknown case is the server's 404 to show. */
export function isComposedFor(module: PageModule, params: PageParams): boolean {
  const names = Object.keys(params);
  return (
    names.length === 0 ||
    module.paths().some((known) => names.every((name) => (known[name] ?? params[name]) === params[name]))
  );
}

/** Parts of the address that a page follows while it is shown. */
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
