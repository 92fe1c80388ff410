/** A page as it was last composed with public data. */
export interface DataPage {
  /** Hexadecimal; its bytes are stored by it. */
  sha256: string;
  /** Bytes before compression. */
  size: number;
  /** 410: what it showed is not public any more. */
  status: 200 | 410;
  /** Topics whose change has it composed again. */
  topics: readonly string[];
}

/** `data/shards/<sha256>.json`: some of the pages of a part, by their files. Immutable, named by its content. */
export interface DataShard {
  schema: 1;
  pages: Readonly<Record<string, DataPage>>;
}

/** The pages that were composed with data for one part of a composition. */
export interface DataPart {
  /** Patterns of the addresses that are composed when somebody asks for them. */
  onDemand: readonly string[];
  /** SHA-256 of each shard, by the first two digits of the SHA-256 of its files' names. */
  shards: Readonly<Record<string, string>>;
}

/** A page that could not be composed with the newest data, and stays as it was. */
export interface DataProblem {
  path: string;
  cause: string;
  /** ISO 8601. */
  since: string;
}

/**
 * `data/head.json`: the data revision that all page servers serve. It is replaced, signed, by the composer alone; nothing in
 * it says which releases are live (docs/data-pages.md).
 */
export interface DataHead {
  type: 'data';
  schema: 1;
  /** Grows by one with each write. */
  number: number;
  /** The trust document by which its signature counts. */
  trust: number;
  /** ISO 8601; a head that nobody renews is an alarm. */
  at: string;
  /** Changes up to here are in it; null before the first were read. */
  cursor: string | null;
  /** Parts by their key. */
  parts: Readonly<Record<string, DataPart>>;
  problems: readonly DataProblem[];
}
