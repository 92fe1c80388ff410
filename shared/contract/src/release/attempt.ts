/** `attempts/<time>-<nonce>.json`: a command that was refused, failed or died, for who asks what became of it. */
export interface Attempt {
  schema: 1;
  /** The command as it was given, without the program: `promote remote-community@1.2.0`. */
  command: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** `refused`: with a sentence; `failed`: a fault of the tool; `died`: its process ended without a word. */
  outcome: 'refused' | 'failed' | 'died';
  /** The package of the attempt, as far as it was known. */
  package: string | null;
  /** The address of the page that would not compose. */
  page: string | null;
  cause: string;
  stack: string | null;
}

/** `leases/<id>.json`: a command that is under way; what it uses is left alone while its lease is young (shared/store/src/ledger/leases.ts). */
export interface Lease {
  schema: 1;
  command: string;
  by: string;
  /** ISO 8601, by the clock of who holds it: for people. */
  at: string;
  /** The package that it publishes; null where it may use anything. */
  package: string | null;
}
