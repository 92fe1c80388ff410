import type { PageModule, PageProps } from '@shared/contract';

/** A page of a remote with everything it is given, but for what changes while it stands. */
export interface Mounted {
  remote: string;
  page: string;
  module: PageModule;
  props: Omit<PageProps, 'composed' | 'query' | 'hash'>;
}
