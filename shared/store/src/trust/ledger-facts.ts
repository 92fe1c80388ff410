import type { DocumentMark } from '@shared/contract/release';
import type { ReleaseName } from './release-signatures';

export interface LedgerFacts {
  /** The last revision that there is, believed or not; null while there is none. */
  head: () => Promise<DocumentMark | null>;
  /** The releases that the revisions from one number to another served, stable and canaries, each once. */
  releasesServed: (from: number, to: number) => Promise<readonly ReleaseName[]>;
}
