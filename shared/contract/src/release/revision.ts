/** A composition by its id, and the SHA-256 of its `composition.json`, hexadecimal. */
export interface CompositionReference {
  id: string;
  sha256: string;
}

/** Some visitors get another composition than the others. */
export interface Canary {
  /** Drawn for this canary: who is in is decided by a hash over it, so that each draws afresh. */
  id: string;
  composition: CompositionReference;
  /** Differences from stable: version by package. */
  releases: Readonly<Record<string, string>>;
  /** Visitors in a hundred, 1 to 99. */
  percent: number;
}

export type RevisionAction =
  | { kind: 'promote'; releases: Readonly<Record<string, string>>; again: boolean }
  | { kind: 'canary'; releases: Readonly<Record<string, string>>; percent: number }
  /** `to`: the revision that is live again; null where one package went back, or the canary ended. */
  | { kind: 'rollback'; package: string | null; to: number | null }
  | { kind: 'withdraw'; release: string }
  /** Changes nothing, and says that the head is the head (docs/threat-model.md, "freeze"). */
  | { kind: 'confirm' };

/**
 * `ledger/<number>.json`: what is served from then on, and who decided it. Immutable; written only where its number is
 * the next. The highest number is what counts.
 */
export interface Revision {
  type: 'revision';
  schema: 1;
  /** Counts from 1, without gaps. */
  number: number;
  /** SHA-256 of the bytes of the revision before, hexadecimal; null for the first. */
  previous: string | null;
  /** The trust document by which its signature counts. */
  trust: number;
  /** The revision that a rollback of the site goes back to; null where there is none. */
  parent: number | null;
  stable: CompositionReference | null;
  canary: Canary | null;
  /** Releases (`name@version`) that nothing may serve again. */
  withdrawn: readonly string[];
  /** Releases that were rolled back from: never offered as a fallback; promoted again only by name and with `--again`. */
  rejected: readonly string[];
  /** SHA-256 of the configuration that pages are composed with, stored as `configs/<sha256>.json`. */
  config: string;
  action: RevisionAction;
  /** The decider, as they call themselves; the signature says whose key it was. */
  by: string;
  /** ISO 8601. */
  at: string;
  reason: string | null;
  /** The program that decided, where it was not a person: `npm start`. */
  tool: string | null;
}
