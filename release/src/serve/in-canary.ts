import { createHash } from 'node:crypto';

/** The facts that decide who gets a canary (`Canary` of the contract). */
export interface CanaryShare {
  id: string;
  /** Visitors in a hundred. */
  percent: number;
}

/** Visitors are told apart this coarsely: a bucket is shared by many, and says nothing of anybody. */
export const BUCKETS = 10_000;

/**
 * Whether the visitors of a bucket get the canary. The hash is another for each canary, so that a new one draws afresh; a higher
 * percentage keeps everybody who was in.
 */
export function inCanary(bucket: number, { id, percent }: CanaryShare): boolean {
  const drawn = createHash('sha256').update(`${id} ${bucket}`).digest().readUInt32BE(0) / 2 ** 32;
  return drawn < percent / 100;
}
