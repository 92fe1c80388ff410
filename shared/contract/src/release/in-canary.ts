import { createHash } from 'node:crypto';

/** The facts that decide who gets a canary (`Canary` of the contract). */
interface CanaryShare {
  id: string;
  /** Visitors in a hundred. */
  percent: number;
}

/** Visitors are told apart this coarsely: a cohort is shared by many, and says nothing of anybody. */
export const COHORTS = 10_000;

/**
 * Whether the visitors of a cohort get the canary. The hash is another for each canary, so that a new one draws afresh; a higher
 * percentage keeps everybody who was in.
 */
export function inCanary(cohort: number, { id, percent }: CanaryShare): boolean {
  const drawn = createHash('sha256').update(`${id} ${cohort}`).digest().readUInt32BE(0) / 2 ** 32;
  return drawn < percent / 100;
}

/** Whether the visitors of a cohort get an experiment of content: drawn independently of every canary. */
export function inExperiment(cohort: number, { id, share }: { id: number; share: number }): boolean {
  return inCanary(cohort, { id: `content ${id}`, percent: share });
}
