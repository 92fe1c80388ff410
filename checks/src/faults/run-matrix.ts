import { sideBySide } from '../side-by-side';
import { deployments, faults } from './fault';
import { type Cell, type Outcome, faultsOf, runCell } from './run-cell';
import type { Stage } from './stage';
import { type RemoteCase, targetNames } from './targets';

export interface PlayedCell {
  cell: Cell;
  outcome: Outcome;
  problems: string[];
}

/** Plays cells, some side by side; their limits are absolute, so that this changes nothing. */
export async function runMatrix(
  stage: Stage,
  cells: readonly Cell[],
  { width = 4, onCell }: { width?: number; onCell?: (played: PlayedCell) => void } = {},
): Promise<PlayedCell[]> {
  // The longest first, so that none is left alone at the end.
  const queue = [...cells].sort((a, b) => Number(b.fault === 'hangs always') - Number(a.fault === 'hangs always'));
  return sideBySide(queue, width, async (cell) => {
    const outcome = await runCell(stage, cell);
    const played = { cell, outcome, problems: faultsOf(stage, cell, outcome) };
    onCell?.(played);
    return played;
  });
}

export function nameOf({ remoteCase, target, fault, arrival }: Cell): string {
  return `${remoteCase.remote}, ${arrival}: ${target} ${fault}`;
}

export function allCells(cases: readonly RemoteCase[]): Cell[] {
  return cases.flatMap((remoteCase) =>
    (['first page', 'navigation'] as const).flatMap((arrival) => [
      ...targetNames.flatMap((target) => faults.map((fault): Cell => ({ remoteCase, target, fault, arrival }))),
      ...deployCells(remoteCase, arrival),
    ]),
  );
}

/** The cells of deploys: at page and at nested level; a broken release only where an older one may take its place. */
function deployCells(remoteCase: RemoteCase, arrival: Cell['arrival']): Cell[] {
  return deployments.flatMap((fault) => {
    if (fault === 'current release broken' && (!remoteCase.eager || arrival === 'navigation')) return [];
    const targets =
      fault === 'older release gone' ? (['page chunk', 'nested chunk'] as const) : (['entry', 'page chunk'] as const);
    return targets.map((target): Cell => ({ remoteCase, target, fault, arrival }));
  });
}
