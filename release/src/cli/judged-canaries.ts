import { type Figures, type Verdict, canaryFigures } from '@shared/canary';
import { BAKE, type Stack, lostFiles, lostSentence, stacksOf } from '@shared/canary/beside';
import { CanaryReplay } from '@shared/canary/replay';
import type { SiteConfig } from '@shared/contract/config';
import type { Canary, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { releaseNames } from '@shared/store/ledger/following';
import type { Store } from '@shared/store/store/store';
import { canaryPages, composingProblem } from '../promote/ramp';
import { countsOf } from './visits';

export interface JudgedCanary {
  /** What is thought of it, by the judge that ramps it; null where the site does not tell what became of its views. */
  verdict: Verdict | null;
  /** Of each page and metric that has views, those that speak most against it first. */
  rows: readonly Figures[];
  /** What was thrown where, most often first. */
  stacks: readonly Stack[];
  /** Why its ramp does not go on, whatever visitors tell. */
  held: readonly string[];
}

/** Rows and marks of stacks that are printed. */
const SHOWN = 6;

/** Judges canaries as ramps do, look after look: of what was counted only what is new is asked for. */
export class JudgedCanaries {
  readonly #replays = new Map<string, CanaryReplay>();

  constructor(
    private readonly store: Store,
    private readonly config: SiteConfig,
  ) {}

  /** @param history all revisions, the oldest first */
  async look({ id, releases, ramp }: Canary, history: readonly Revision[]): Promise<JudgedCanary> {
    const own = history
      .filter((revision) => canariesOf(revision).canaries.some((canary) => canary.id === id))
      .map(({ number, at, stable, ...revision }) => ({ number, at, stable, canaries: canariesOf(revision).canaries }));
    const { number = 1, at = '', stable = null } = own[0] ?? {};
    const replay =
      this.#replays.get(id) ??
      new CanaryReplay({ canary: id, revisions: own, pages: await canaryPages(this.store, { stable }, releases) });
    replay.know(own);
    this.#replays.set(id, replay);
    const counted = await countsOf(this.config)({ since: replay.since ?? at, revision: number });
    if (counted) replay.take(counted.rows, counted.now);
    const lost = lostFiles(replay.beside, {
      releases,
      now: counted?.now ?? new Date().toISOString(),
      within: (ramp?.bake ?? BAKE) * 1000,
    });
    const problem = await composingProblem(this.store, at);
    return {
      verdict: counted && replay.verdict,
      rows: canaryFigures(replay.state)
        .filter(({ canary, stable: other }) => canary[1] + other[1] > 0)
        .sort((a, b) => a.p - b.p),
      stacks: stacksOf(replay.beside),
      held: [...lost.map(lostSentence), ...(problem === null ? [] : [problem])],
    };
  }
}

/** A canary for people: how far it is, what is thought of it, and why. */
export function canarySentences(
  { id, releases, percent, ramp }: Canary,
  { verdict, rows, stacks, held }: JudgedCanary,
): string[] {
  const steps = ramp ? `, by itself through ${ramp.steps.join(', ')}%, ${ramp.bake} s each at least` : '';
  return [
    `canary ${id}: ${releaseNames(releases).join(' ')} for ${percent}% of visitors${steps}`,
    ...held.map((why) => `  held: ${why}`),
    verdict
      ? `  ${verdict.verdict}: ${verdict.sentence}`
      : '  the site does not tell what became of its views (ORIGIN says where it is)',
    ...rows.slice(0, SHOWN).map(rowSentence),
    ...stacks
      .slice(0, SHOWN)
      .map(({ name, isCanary, count }) => `  threw ${name} ${count} times in ${isCanary ? 'the canary' : 'stable'}`),
  ];
}

function rowSentence({ page, metric, kind, canary, stable, ratio: [low, high], p }: Figures): string {
  const what = kind === undefined ? metric : `${metric} ${kind}`;
  // Of vitals no view is bad: they have values.
  const of = ([bad, views]: readonly [number, number]) =>
    metric === 'lcp' || metric === 'inp' ? `${views} views` : `${bad} of ${views}`;
  const times = `${low.toFixed(2)} to ${high?.toFixed(2) ?? 'any'} times`;
  return `  ${page} ${what}: ${of(canary)}, stable ${of(stable)}: ${times}, p ${p.toPrecision(2)}`;
}
