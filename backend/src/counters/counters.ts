/** The number of times that something was counted in its window. */
export interface Counted {
  count: number;
  /** ms until it is counted from the beginning again. */
  rest: number;
}

/** The counting of requests: by this process, as nothing else is configured; by all backends; by this process, as Redis is away. */
export type Counting = 'alone' | 'together' | 'cut-off';

/** Counts that forget: each key from its first count on, for the window that is given with it. */
export interface Counters {
  /** Counts once more. Never rejects: what cannot be counted together is counted here. */
  add: (key: string, windowMs: number) => Promise<Counted>;
  readonly counting: Counting;
  close: () => Promise<void>;
}
