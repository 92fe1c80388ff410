/** A public key and whose it is. */
export interface TrustedKey {
  /** Ed25519, 32 bytes raw, base64. */
  public: string;
  /** For people: `alice@laptop`. */
  owner: string;
}

/** Who may sign: so many of these keys have to. */
export interface Role {
  /** Key ids. */
  keys: readonly string[];
  threshold: number;
}

/** What a key was believed for until it was revoked; nothing else that it signed is. */
export interface Revocation {
  at: string;
  reason: string;
  /** The last revision of the ledger whose signature by it counts; 0 for none. */
  revision: number;
  /** Digests of the releases whose signatures by it count: those that were live by then. */
  releases: readonly string[];
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
  /** By their ids. */
  keys: Readonly<Record<string, TrustedKey>>;
  roles: {
    /** May change this document. */
    root: Role;
    /** Keys that may sign revisions of these kinds, one signature each. */
    promote: readonly string[];
    rollback: readonly string[];
    withdraw: readonly string[];
    /** By the package's name: the team that signs its releases, and the addresses that it may compose below. */
    packages: Readonly<Record<string, Role & { prefixes: readonly string[] }>>;
  };
  revoked: Readonly<Record<string, Revocation>>;
  /** Days after which a head of the ledger that nobody confirmed is an alarm (a freeze); 0: never. */
  freshness: number;
}
