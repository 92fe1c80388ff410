import type { ReaderView } from './reader-view';

/** Panels of a printed page: three rows of two. */
const PRINTED = 6;

/** The number of panels that a turn passes; `strip` counts one at a time. */
export const stepOf = (mode: ReaderView['mode']) => (mode === 'whole' ? PRINTED : 1);

/** The panel a turn ends at, from 1: never out of the chapter, and on a printed page always its first one. */
export function turnTo(wanted: number, { count, step }: { count: number; step: number }): number {
  const inside = Math.min(Math.max(wanted, 1), Math.max(count, 1));
  return inside - ((inside - 1) % step);
}

/** The last panel in sight. */
export function lastSeen(panel: number, { count, step }: { count: number; step: number }): number {
  return Math.min(panel + step - 1, count);
}
