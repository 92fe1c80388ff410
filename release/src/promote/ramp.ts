import { setTimeout as wait } from 'node:timers/promises';
import { lostFiles, lostSentence } from '@shared/canary/beside';
import { type CanaryOf, CanaryReplay, type CanaryRow } from '@shared/canary/replay';
import type { Canary, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { describeAction, releaseNames } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { ReleaseError } from '@shared/store/release-error';
import { readHead } from '@shared/store/store/data-store';
import type { Store } from '@shared/store/store/store';
import { canaryOf } from '@shared/store/trust/decided-on';
import { pagesTouched } from '../../../pages/src/compose/site-addresses';
import type { Decider } from './decide';
import { type PromoteOptions, promote } from './promote';
import { stop } from './stop';

/** What the site counted since an instant, or all since a revision; null where it does not answer. */
export type AskCounts = (asked: {
  since: string | null;
  revision: number;
}) => Promise<{ now: string; rows: readonly CanaryRow[] } | null>;

export interface RampOptions extends Omit<PromoteOptions, 'canary' | 'ramp' | 'dryRun'> {
  /** Percentages, each greater than the one before. */
  steps: readonly number[];
  /** Milliseconds that a step lasts at least. */
  bake: number;
  ask: AskCounts;
  say: (sentence: string) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

export interface Ramped {
  /** `left`: somebody else decided about the canary meanwhile, and goes on with it. */
  end: 'promoted' | 'stopped' | 'left';
  sentence: string;
  revision: number;
}

const EVERY = 10_000;
/** Characters of a reason in the ledger. */
const LONGEST_REASON = 500;
const TOOL = 'promote --auto';

/**
 * Lets a release out step by step, for as long as the judge of canaries finds no page worse; then it is live for all. Stops it, as a
 * decision with its figures, where one is. Without views, or without an answer, it waits and says so.
 */
export async function ramp(options: RampOptions): Promise<Ramped> {
  const { store, releases, steps, say, every = EVERY } = options;
  const percent = canaryOf((await store.ledger.head())?.revision, releases)?.percent ?? 0;
  const first = steps.find((step) => step >= percent);
  if (first === undefined)
    throw new ReleaseError(`${releaseNames(releases).join(' ')} is at ${percent}% already: name steps beyond it`);
  const run = new Ramp(options);
  await run.step(first);
  for (;;) {
    const end = await run.look().catch((error: unknown) => {
      if (error instanceof LeftError) return error.ramped;
      if (error instanceof ReleaseError) throw error;
      // A store that is away for a moment ends no ramp.
      say(`waits: ${(error as Error).message}`);
      return null;
    });
    if (end) return end;
    await wait(every);
  }
}

/** Somebody else decided about the canary, at the latest while this ramp was about to. */
class LeftError extends ReleaseError {
  constructor(readonly ramped: Ramped) {
    super(ramped.sentence);
  }
}

class Ramp {
  #replay: CanaryReplay | undefined;
  #percent = 0;
  /** The revision by which the canary began, as far as this ramp knows. */
  #first = 0;
  #since = '';
  #head = 0;
  /** By a clock that nobody sets: when the step began. */
  #began = 0;
  #said = '';

  constructor(private readonly options: RampOptions) {}

  /** Lets the release out to so many visitors in a hundred. */
  async step(percent: number, refuseHead?: Decider['refuseHead']): Promise<void> {
    const { steps, bake, ...options } = this.options;
    const ramp = { steps: [...steps], bake: Math.round(bake / 1000) };
    await promote({ ...options, refuseHead, canary: percent, ramp });
    this.#percent = percent;
    this.#began = performance.now();
    this.#tell(`${releaseNames(options.releases).join(' ')} is live for ${percent}% of visitors`);
  }

  /** Looks at what was counted, and decides; null: the ramp goes on. */
  async look(): Promise<Ramped | null> {
    const { store, ask } = this.options;
    const head = await store.ledger.head();
    const canary = this.#own(head);
    if (head) await this.#follow(head, canary);
    const replay = this.#replay;
    const counted = replay && (await ask({ since: replay.since, revision: this.#first }));
    if (!replay || !counted) {
      this.#tell('waits: the site does not tell what became of its views, and no word proves nothing');
      return null;
    }
    replay.take(counted.rows, counted.now);
    const { verdict, sentence } = replay.verdict;
    const held = verdict === 'go' ? await this.#held(replay, counted.now) : null;
    this.#tell(`${this.#percent}%: ${held ?? `${verdict}: ${sentence}`}`);
    if (verdict === 'stop') return this.#stop(canary, sentence);
    const baked = performance.now() - this.#began >= this.options.bake;
    return verdict === 'go' && held === null && baked ? this.#goOn() : null;
  }

  /** Says why the ramp does not go on though no page is worse; null: nothing keeps it. */
  async #held(replay: CanaryReplay, now: string): Promise<string | null> {
    const { store, releases, bake } = this.options;
    const [lost] = lostFiles(replay.beside, { releases, now, within: bake });
    const why = lost ? lostSentence(lost) : await composingProblem(store, this.#since);
    return why && `wait: ${why}`;
  }

  async #goOn(): Promise<Ramped | null> {
    const { steps, ...options } = this.options;
    const next = steps.find((step) => step > this.#percent);
    if (next !== undefined) {
      await this.step(next, this.#own);
      return null;
    }
    const refuseHead = this.#own;
    const { revision } = await promote({
      ...options,
      refuseHead,
      reason: options.reason ?? 'No page was worse at any step',
    });
    return { end: 'promoted', sentence: 'is live for all visitors', revision: revision?.number ?? 0 };
  }

  async #stop({ id }: Canary, sentence: string): Promise<Ramped> {
    const reason = sentence.slice(0, LONGEST_REASON);
    const { number } = await stop({ ...this.options, refuseHead: this.#own, tool: TOOL, canary: id, reason });
    return { end: 'stopped', sentence, revision: number };
  }

  /** The judge learns of what was decided since the last look, by whomever. */
  async #follow(head: KnownRevision, canary: Canary): Promise<void> {
    const { store } = this.options;
    if (head.revision.number === this.#head) return;
    const revisions: (CanaryOf & Pick<Revision, 'at'>)[] = [];
    for await (const revision of store.ledger.from(head)) {
      const { canaries } = canariesOf(revision);
      if (!canaries.some(({ id }) => id === canary.id)) break;
      revisions.push({ number: revision.number, at: revision.at, canaries });
    }
    this.#head = head.revision.number;
    this.#first = revisions.at(-1)?.number ?? this.#head;
    this.#since = revisions.at(-1)?.at ?? '';
    if (this.#replay) this.#replay.know(revisions);
    else
      this.#replay = new CanaryReplay({
        canary: canary.id,
        revisions,
        pages: await canaryPages(store, head.revision, this.options.releases),
      });
  }

  /** The canary as this ramp left it; throws `LeftError` where somebody else decided about it. */
  readonly #own = (head: KnownRevision | null): Canary => {
    const canary = canaryOf(head?.revision, this.options.releases);
    if (!head) throw new ReleaseError('The ledger is empty: nothing was decided any more');
    if (canary?.percent === this.#percent) return canary;
    const { number, by } = head.revision;
    const what = canary ? `is at ${canary.percent}% now` : 'is no canary any more';
    const sentence = `${releaseNames(this.options.releases).join(' ')} ${what} (revision ${number}, ${by}: ${describeAction(head.revision)}): this ramp leaves it at that`;
    throw new LeftError({ end: 'left', sentence, revision: number });
  };

  #tell(sentence: string): void {
    if (sentence !== this.#said) this.options.say(sentence);
    this.#said = sentence;
  }
}

/** Says which page that lives on data does not compose since a canary began, as far as its composer tells; null: none. */
export async function composingProblem(store: Store, since: string): Promise<string | null> {
  const { problems = [] } = (await readHead(store))?.head ?? {};
  const problem = problems.find((one) => one.since >= since);
  return problem ? `${problem.path} does not compose: ${problem.cause}` : null;
}

/** Patterns of the pages that have rows of their own where a canary begins on a revision. */
export async function canaryPages(
  store: Store,
  { stable }: Pick<Revision, 'stable'>,
  releases: Canary['releases'],
): Promise<string[]> {
  return pagesTouched((await store.findComposition(stable))?.addresses ?? {}, releases);
}
