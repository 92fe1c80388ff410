/** How many panels stand side by side; `strip` counts one at a time. */
export const stepOf = (mode: 'page' | 'spread' | 'strip') => (mode === 'spread' ? 2 : 1);

/** The panel a turn ends at, from 1: never out of the chapter, and in a spread always the left one. */
export function turnTo(wanted: number, { count, step }: { count: number; step: number }): number {
  const inside = Math.min(Math.max(wanted, 1), Math.max(count, 1));
  return inside - ((inside - 1) % step);
}

/** The last panel in sight. */
export function lastSeen(panel: number, { count, step }: { count: number; step: number }): number {
  return Math.min(panel + step - 1, count);
}
