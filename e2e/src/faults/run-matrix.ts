import type { Browser } from 'playwright-core';
import { type Cell, type Outcome, faultsOf, runCell } from './run-cell';

export interface PlayedCell {
  cell: Cell;
  outcome: Outcome;
  problems: string[];
}

/** Plays cells, some side by side; their limits are absolute, so that this changes nothing. */
export async function runMatrix(
  browser: Browser,
  upstream: string,
  cells: readonly Cell[],
  { width = 4, onCell }: { width?: number; onCell?: (played: PlayedCell) => void } = {},
): Promise<PlayedCell[]> {
  const queue = [...cells];
  const results: PlayedCell[] = [];
  const work = async () => {
    for (let cell = queue.shift(); cell; cell = queue.shift()) {
      const outcome = await runCell(browser, upstream, cell);
      const played = { cell, outcome, problems: faultsOf(cell, outcome) };
      results.push(played);
      onCell?.(played);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

export function nameOf({ remoteCase, target, fault, arrival }: Cell): string {
  return `${remoteCase.remote}, ${arrival}: ${target} ${fault}`;
}
