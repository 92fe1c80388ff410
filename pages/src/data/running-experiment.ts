import type { DataHead } from '@shared/contract/release';
import { type ContentExperiment, TRIED } from '@shared/contract/release/data-schemas';
import { DataError } from './errors';
import type { LivePart } from './live-part';
import type { Problems } from './problems';
import type { PublicData } from './public-data';

/** The experiment of content that runs. Time ends it, by this machine's clock, whichever way that goes. */
export class RunningExperiment {
  /** Undefined until somebody could say. */
  private told: ContentExperiment | null | undefined;
  private isOld = true;
  private seen = '';
  /** The number of the one whose pages stand, and the batch since which those of another are due. */
  private ready: number | null = null;
  private since = 0;

  constructor(private readonly problems: Problems) {}

  begin(before: DataHead | undefined): void {
    this.told = undefined;
    this.isOld = true;
    this.seen = '';
    this.ready = before?.experiment?.id ?? null;
  }

  /** It may be another. */
  forget(): void {
    this.isOld = true;
  }

  /** Null where none runs; undefined while nobody can say: what was made for one stays. */
  get now(): ContentExperiment | null | undefined {
    return this.told && Date.parse(this.told.endsAt) <= Date.now() ? null : this.told;
  }

  /** The instant at which it is over, in ms since 1970; Infinity where none runs. */
  get nextChange(): number {
    return this.now ? Date.parse(this.now.endsAt) : Infinity;
  }

  /** Learns of it, and marks the pages that it changes. */
  async follow(data: PublicData, parts: Iterable<LivePart>, batch: number): Promise<void> {
    try {
      if (this.isOld) this.told = await data.experiment();
      this.isOld = false;
      this.problems.over('experiment');
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.problems.note('experiment', error);
    }
    const { now } = this;
    const seen = JSON.stringify([now?.id, now?.values]);
    if (now === undefined || seen === this.seen) return;
    this.seen = seen;
    this.since = batch;
    const isKnown = now !== null && now.id === this.ready;
    if (!isKnown) this.ready = null;
    for (const part of parts) {
      if (!isKnown) part.replaceFiles(new Map(), (file) => file.startsWith(TRIED));
      for (const entry of part.entries.values()) {
        if (!now || Object.keys(part.renderer?.triedIn(entry.target, now) ?? {}).length === 0) continue;
        entry.due ??= batch;
        entry.retryAt = 0;
      }
    }
  }

  /** What a head says of it: once every page that is always composed stands for its visitors. */
  ofHead(parts: readonly LivePart[], before: DataHead | undefined): DataHead['experiment'] {
    // Page servers hold it against their own clock.
    if (this.told === undefined) return before?.experiment;
    if (!this.now) return undefined;
    const { id, share, endsAt } = this.now;
    if (this.ready !== id && parts.every((part) => isComposedSince(part, this.since))) this.ready = id;
    return this.ready === id ? { id, share, endsAt } : undefined;
  }
}

/** Whether all that is always composed was so since a batch, or cannot be just now. */
function isComposedSince({ entries, renderer }: LivePart, batch: number): boolean {
  return [...entries.values()].every(
    ({ due, retryAt, target }) =>
      due === null || due > batch || retryAt > Date.now() || !renderer?.all.includes(target),
  );
}
