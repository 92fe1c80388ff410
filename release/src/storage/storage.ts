/** What a store holds under a key, as `list` tells it. */
export interface StoredEntry {
  key: string;
  /** Bytes. */
  size: number;
  /** When it was written, in ms, by the clock of the store: of two machines with different clocks, both see the same. */
  modified: number;
}

/** A body with the tag that `putIfMatch` asks for; the tag changes with every write. */
export interface StoredBody {
  body: Buffer;
  tag: string;
}

/**
 * The storage port: whatever keeps the store. Nothing outside of `storage/` knows of files or buckets.
 *
 * Keys are names with slashes between them, as in `parts/<key>/part.json`; each name is of `[\w.@+-]` and begins with none
 * of `.`, or is a path of the site percent-encoded (`isStorageKey`). A write is there whole or not at all, and what was
 * written survives the loss of power before the call returns. Every method throws `StorageError`; what is not there
 * is null, never an error.
 */
export interface Storage {
  /** For messages: the folder, or the bucket's address. */
  readonly place: string;
  get: (key: string) => Promise<StoredBody | null>;
  /** Writes what is not there yet; false where something is, and that lasts as if this call had written it. */
  putIfAbsent: (key: string, body: Uint8Array) => Promise<boolean>;
  /** Replaces what has this tag; false where it has another, or is gone. */
  putIfMatch: (key: string, body: Uint8Array, tag: string) => Promise<boolean>;
  /** All keys that begin with `prefix`, in no order; of a prefix that ends with a slash, what lies below it. */
  list: (prefix: string) => AsyncIterable<StoredEntry>;
  /** What is not there is deleted already; what was deleted does not come back with the power. */
  delete: (key: string) => Promise<void>;
  /** Removes what writes left that broke off before `before`, in ms; tells how many there were. */
  sweep: (before: number) => Promise<number>;
}
