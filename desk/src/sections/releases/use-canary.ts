import { type Figures, type Verdict, canaryFigures } from '@shared/canary';
import { BAKE, type Lost, type Stack, lostFiles, stacksOf } from '@shared/canary/beside';
import { CanaryReplay, type CanaryRow, type CurvePoint } from '@shared/canary/replay';
import { type DataOf, canaryCounts, type deskReleases } from '@shared/contract/endpoints';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deskCall } from '../../data/data-provider';

export type Snapshot = NonNullable<DataOf<typeof deskReleases>>;
export type RunningCanary = Snapshot['canaries'][number];
export type Package = Snapshot['packages'][number];

export interface JudgedCanary {
  verdict: Verdict;
  curve: readonly CurvePoint[];
  rows: readonly Figures[];
  /** What was thrown where, most often first. */
  stacks: readonly Stack[];
  /** Files that hold its ramp. */
  lost: readonly Lost[];
}

/** ms between two looks while the page is seen. */
export const EVERY = 10_000;

/** What is thought of a canary now, by the same judge that lets it go on or stops it. */
export function useCanary(
  { id, pages, since, releases, ramp }: RunningCanary,
  history: Snapshot['history'],
): UseQueryResult<JudgedCanary> {
  const revisions = history.filter(({ canaries }) => canaries.some((canary) => canary.id === id));
  const first = Math.min(...revisions.map(({ number }) => number));
  const named = pages.join(' ');
  // Remembers what was counted, so that only what is new is asked for.
  const replay = useMemo(
    () => new CanaryReplay({ canary: id, revisions: [], pages: named.split(' ').filter(Boolean) }),
    [id, named],
  );
  return useQuery({
    queryKey: ['canary', id, named, first],
    queryFn: async () => {
      replay.know(revisions);
      const rows: CanaryRow[] = [];
      let asked = null;
      for (let from: string | null = replay.since ?? since; from !== null;) {
        const answer: DataOf<typeof canaryCounts> = await deskCall(canaryCounts, { since: from, revision: first });
        rows.push(...answer.rows);
        asked ??= answer.now;
        from = answer.more;
      }
      await takeByMinute(replay, rows);
      replay.take([], asked ?? since);
      const figures = canaryFigures(replay.state);
      return {
        verdict: replay.verdict,
        curve: [...replay.curve, { at: asked ?? since, rows: figures }],
        rows: figures,
        stacks: stacksOf(replay.beside),
        lost: lostFiles(replay.beside, { releases, now: asked ?? since, within: (ramp?.bake ?? BAKE) * 1000 }),
      };
    },
    refetchInterval: EVERY,
  });
}

/** Lets the page do something else after so many ms. */
const AT_A_TIME = 50;

/** Takes minute by minute, as a ramp does while they go by: so the curve shows what was thought then, of what was counted by then. */
async function takeByMinute(replay: CanaryReplay, rows: readonly CanaryRow[]): Promise<void> {
  let begun = performance.now();
  for (let from = 0; from < rows.length;) {
    const minute = rows[from]?.minute;
    let to = from + 1;
    while (rows[to]?.minute === minute) to += 1;
    // By the time of the next: nothing of that minute is over that was not taken.
    replay.take(rows.slice(from, to), rows[to]?.minute ?? minute ?? '');
    from = to;
    if (performance.now() - begun < AT_A_TIME) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
