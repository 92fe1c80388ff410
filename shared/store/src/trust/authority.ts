import type { DataHead, DocumentMark, Release, Revision, Signed } from '@shared/contract/release';
import type { Storage } from '@shared/storage';

/** Decides who is believed, and what one may say oneself: the trust documents of a store, and the keys at hand. */
export interface Authority {
  trustNumber: () => Promise<number>;
  /** Why the signature of a revision does not count; null where it does. */
  revisionProblem: (signed: Signed<Revision>) => Promise<string | null>;
  /** Why a release does not count, by the signatures beside it; `body` is its `release.json`. */
  releaseProblem: (storage: Storage, release: Release, body: Buffer) => Promise<string | null>;
  /** The owners of the keys whose signatures of a release are right. */
  signersOf: (storage: Storage, release: Release, body: Buffer) => Promise<string[]>;
  /** Whose a key is; its id where the trust does not know it. */
  ownerOf: (key: string) => Promise<string>;
  /** Signs a revision with the keys at hand; throws where none of them may decide this. */
  signRevision: (revision: Revision) => Promise<Signed<Revision>>;
  /** Why the signature of a data revision does not count; null where it does. */
  dataProblem: (signed: Signed<DataHead>) => Promise<string | null>;
  /** Signs a data revision; throws where none of the keys at hand may. */
  signData: (head: DataHead) => Promise<Signed<DataHead>>;
  /** Throws where none of the keys at hand may sign releases of a package; asked before anything is done for one. */
  refuseForeign: (name: string) => Promise<void>;
  /** Adds the signatures of the keys at hand that the team has; throws where there is none. */
  signRelease: (storage: Storage, release: Release, body: Buffer) => Promise<void>;
  /** Problems of the newest revision that is believed: it is not what was seen here, or what the trust knows. */
  headProblems: (head: DocumentMark | null) => Promise<string[]>;
  /** Problems beside the ledger, for alarms: trust that is not believed, a head that is old. */
  alarms: (head: Revision | null, now: Date) => Promise<string[]>;
  /** The addresses that a package may compose below; none: any that the host gives it. */
  prefixesOf: (name: string) => Promise<readonly string[]>;
}
