import type { Readable } from 'node:stream';

/** An entry of a store, as `list` tells it. */
export interface StoredEntry {
  key: string;
  /** Bytes. */
  size: number;
  /** The time at which it was written, in ms by the store's clock, so that machines with different clocks see the same. */
  modified: number;
}

/** A body with the tag that `putIfMatch` asks for; the tag changes with every write. */
export interface StoredBody {
  body: Buffer;
  tag: string;
}

/** A body that comes piece by piece. Whoever asked for it reads it to its end, or destroys it. */
export interface StoredStream {
  body: Readable;
  /** Bytes of the whole body, also where a range of it was asked for. */
  size: number;
  tag: string;
}

/** Bytes of a body, both ends included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A body to be written that no memory should hold; `size` is what it has to come to, in bytes. */
export interface StreamedBody {
  pieces: AsyncIterable<Uint8Array>;
  size: number;
}

/** How a body is given to whoever has its address. */
export interface LinkOptions {
  /** Seconds for which the address is good. */
  seconds: number;
  /** Media type it is sent as. */
  type: string;
  /** Whole `Content-Disposition` header. */
  disposition: string;
}

/**
 * The storage port: whatever keeps releases and uploads. Nothing outside of this package knows of files or buckets.
 *
 * Keys are names with slashes between them, as in `parts/<key>/part.json`; each name is of `[\w.@+-]` and begins with none
 * of `.`, or is a path of the site percent-encoded (`isStorageKey`). A write is there whole or not at all, and what was
 * written survives the loss of power before the call returns. Every method throws `StorageError`; what is not there
 * is null, never an error.
 */
export interface Storage {
  /** The folder, or the bucket's address; named in messages. */
  readonly place: string;
  /** Origin of addresses of `link`, for the policies of pages; null where it gives none. */
  readonly linkOrigin: string | null;
  /** ms by which the store's clock was ahead of this machine's when it answered last; absent where they are one. */
  readonly clock?: number | null | undefined;
  get: (key: string) => Promise<StoredBody | null>;
  /** Gets a value piece by piece; of a range, as much of it as there is. */
  stream: (key: string, range?: ByteRange) => Promise<StoredStream | null>;
  /** Writes what is not there yet; false where something is, and that lasts as if this call had written it. */
  putIfAbsent: (key: string, body: Uint8Array | StreamedBody) => Promise<boolean>;
  /** Replaces what has this tag; false where it has another, or is gone. */
  putIfMatch: (key: string, body: Uint8Array, tag: string) => Promise<boolean>;
  /** Lists keys that begin with `prefix`, in no order; below a prefix that ends with a slash, what lies in it. */
  list: (prefix: string) => AsyncIterable<StoredEntry>;
  /** Deletes a key; a missing one counts as deleted, and a deleted one does not come back with the power. */
  delete: (key: string) => Promise<void>;
  /** Removes what writes left that broke off before `before`, in ms; tells how many there were. */
  sweep: (before: number) => Promise<number>;
  /** An address that the storage itself answers, for a while; null where it answers nobody, as a folder. */
  link: (key: string, options: LinkOptions) => Promise<string | null>;
  /** Bytes that are left; null where nobody counts them, as in a bucket. */
  free: () => Promise<number | null>;
}
