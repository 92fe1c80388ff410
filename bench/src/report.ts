import type { Browser } from 'playwright-core';

/** The means that a part of the bench gets, and where it prints. */
export interface BenchContext {
  browser: Browser;
  /** The address without a trailing slash. */
  origin: string;
  dataDir: string;
  rounds: number;
  /** The number as it was given; absent: the part's own. */
  count?: number | undefined;
  /** The beginnings of addresses that were asked for; none for the part's own. */
  paths: readonly string[];
  /** Lines of progress, apart from the result. */
  say: (line: string) => void;
  print: (line: string) => void;
}

export type BenchPart = (context: BenchContext) => Promise<void>;

/** Visitors of the bench all come from one machine. */
export const unlimited = { RATE_LIMIT_ADDRESS: '1000000000', RATE_LIMIT_USER: '1000000000' };
