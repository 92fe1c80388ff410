import type { LivePart } from './live-part';

export interface Batch {
  number: number;
  /** The time of the first of them; null where nobody knows. */
  at: string | null;
  /** The cursor to read from again if any of them is lost. */
  before: string | null;
}

/** Returns those from the oldest on that some page was not composed for yet. */
export function openBatches(batches: readonly Batch[], parts: Iterable<Pick<LivePart, 'entries'>>): Batch[] {
  const dues = [...parts].flatMap(({ entries }) => [...entries.values()].flatMap(({ due }) => due ?? []));
  const oldest = Math.min(...dues, Infinity);
  return batches.filter(({ number }) => number >= oldest);
}
