/** What a case's MDX file exports as `facts`, beside its story. Every number is a sample. */
export interface CaseFacts {
  /** Three numbers that changed. */
  metrics: readonly { name: string; before: string; after: string; unit: string }[];
  /** Minutes a round, by step, by hand and automated. */
  minutes: readonly { step: string; before: number; after: number }[];
  /** Up to four systems the flow passes through. */
  systems: readonly string[];
  flow: readonly { name: string; system: number }[];
  /** Index of the step where the picture stops the flow, and why it waits there. */
  running: number;
  waitingFor: string;
  needs: readonly { term: string; words: string }[];
  /** Ids of three related cases. */
  related: readonly string[];
}
