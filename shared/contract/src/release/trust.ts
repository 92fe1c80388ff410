/** A public key and whose it is. */
export interface TrustedKey {
  /** Ed25519, 32 bytes raw, base64. */
  public: string;
  /** A name for people to read: `alice@laptop`. */
  owner: string;
}

/** Keys that may sign, and how many of them have to. */
export interface Role {
  /** Key ids. */
  keys: readonly string[];
  threshold: number;
}

/** The keys of a package's team. */
export interface Team extends Role {
  /** Addresses that the package may compose below; each begins and ends with a slash. */
  prefixes: readonly string[];
}

/** Signatures of a revoked key that are believed still; nothing else that it signed is. It is in no role any more. */
export interface Revocation {
  at: string;
  reason: string;
  /** The last revision of the ledger whose signature by it counts; 0 for none. */
  revision: number;
  /**
   * The releases whose signatures by it count, those that were live by then: SHA-256 of each `release.json`. A digest would
   * not do, since `release.json` says of itself what its digest is.
   */
  releases: readonly string[];
}

/** A numbered document of the store, and the SHA-256 of its bytes, hexadecimal. */
export interface DocumentMark {
  number: number;
  sha256: string;
}

/**
 * `trust/<number>.json`: who may do what. Immutable and numbered; each is signed by the root keys of the one before,
 * and by its own (docs/threat-model.md). The first is pinned where the site is served.
 */
export interface Trust {
  type: 'trust';
  schema: 1;
  number: number;
  /** SHA-256 of the bytes of the document before, hexadecimal; null for the first. */
  previous: string | null;
  at: string;
  /** The head of the ledger when this was made: none below it is the head, and what comes after it needs a key of these roles. */
  ledger: DocumentMark | null;
  /** Keys by their ids: of everyone in a role, and of those that are revoked. */
  keys: Readonly<Record<string, TrustedKey>>;
  roles: {
    /** May change this document. */
    root: Role;
    /** Keys that may sign revisions of these kinds, one signature each. */
    promote: readonly string[];
    rollback: readonly string[];
    withdraw: readonly string[];
    /** Keys that may sign pages composed with public data, and decide nothing else. Absent: nobody may yet. */
    data?: readonly string[] | undefined;
    /** The team that signs a package's releases, by the package's name. */
    packages: Readonly<Record<string, Team>>;
  };
  revoked: Readonly<Record<string, Revocation>>;
  /** Days after which a head of the ledger that nobody confirmed is an alarm (a freeze); 0: never. */
  freshness: number;
}
