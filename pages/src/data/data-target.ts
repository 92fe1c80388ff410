import type { PageParams } from '@shared/contract';
import type { SiteRoute } from '@shared/contract/release';

/** A page whose text comes from public data. */
export interface DataTarget {
  route: SiteRoute;
  path: string;
  /** The file of its HTML in a composition. */
  file: string;
  params: PageParams;
}
