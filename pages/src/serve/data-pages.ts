import type { DataHead, DataPage, DataShard, PartReference } from '@shared/contract/release';
import { isOnDemand } from '../compose/page-paths';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { keyOfPage, readHead, readShard, shardOf } from '@shared/store/store/data-store';
import { type Experiment, TRIED, outcomeSchema } from '@shared/contract/release/data-schemas';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import { alarmSentences } from './alarm-sentences';
import type { Alarms } from './alarms';
import { AskedTogether } from './asked-together';
import { FewAtATime } from './few-at-a-time';
import type { LiveFile } from './live-parts';
import { type Pace, Patience, folderPace } from './pace';

export interface DataPagesOptions {
  store: Store;
  alarms: Alarms;
  /** The composer of pages that nobody asked for yet; absent: pages that are composed are served. */
  composer?: { origin: string; serviceKey: string } | undefined;
  pace?: Pace | undefined;
  /** Runs work on what this machine holds of a store that is away. */
  heldAlone?: ((work: () => Promise<void>) => Promise<void>) | undefined;
}

/** Outcome of a page that is composed on demand. */
export type Obtained = LiveFile | 'missing' | 'away';

/** ms: the head is old after, and what is missing is asked for again after. */
const OLD = 300_000;
const MISSING_KNOWN = 3000;
/** Pages that may be waited for at once, how long, and addresses without a page that are remembered. */
const MOST_WAITING = 256;
const PATIENCE = 10_000;
const MOST_MISSING = 10_000;

/**
 * The pages that were composed with public data, in the newest data revision that verifies; they are before those of the
 * release. A head or shard that does not verify is an alarm: what was served before is served on.
 */
export class DataPages {
  private head: DataHead | null = null;
  private shards = new Map<string, DataShard>();
  private looked = 0;
  private readonly asked = new AskedTogether(() => this.refresh());
  private readonly waiting = new Map<string, Promise<Obtained>>();
  private readonly missing = new Map<string, number>();
  private readonly few = new FewAtATime();

  private readonly pace: Pace;
  private readonly patience: Patience;

  constructor(private readonly options: DataPagesOptions) {
    this.pace = options.pace ?? folderPace;
    this.patience = new Patience(this.pace.patience);
  }

  /** Looks for a newer revision, unless that was done a moment ago. */
  async lookAgain(): Promise<void> {
    if (Math.abs(Date.now() - this.looked) >= this.pace.data) await this.patience.of(this.asked.ask());
  }

  /** The experiment that runs; none once its time is over by this machine's clock, whoever tells what. */
  get experiment(): Experiment | undefined {
    const experiment = this.head?.experiment;
    return experiment && Date.parse(experiment.endsAt) > Date.now() ? experiment : undefined;
  }

  /** A file of a part, as it was composed with data; for who is in the experiment theirs where there is one. */
  find(part: string, name: string, isTried: boolean): LiveFile | undefined {
    if (name.startsWith(TRIED)) return undefined;
    return (isTried ? this.composed(part, TRIED + name) : undefined) ?? this.composed(part, name);
  }

  private composed(part: string, name: string): LiveFile | undefined {
    const sha256 = this.own(part)?.shards[shardOf(name)];
    const pages = sha256 === undefined ? undefined : this.shards.get(sha256)?.pages;
    return pages && Object.hasOwn(pages, name) ? described(name, pages[name]) : undefined;
  }

  /** The pages of a part that show content which was published; undefined where its composer does not tell. */
  edited(part: string): readonly string[] | undefined {
    const own = this.own(part);
    return own ? own.edited : [];
  }

  /**
   * The keys of the parts that may have a page at this address which is composed on demand. Of a part that went live a moment ago
   * only the composer knows.
   */
  partsOf(parts: readonly PartReference[], path: string): string[] {
    const leads = (key: string) => {
      const own = this.own(key);
      if (!own) return this.options.composer !== undefined;
      return own.onDemand.some((pattern) => isOnDemand(path, pattern));
    };
    return parts.filter(({ key }) => leads(key)).map(({ key }) => key);
  }

  /** Has a page composed that is nowhere yet; who asks for the same one waits for the same. */
  async obtain(part: string, path: string, isTried: boolean): Promise<Obtained> {
    const obtained = await this.askedOnce(part, path);
    const file = `${path.slice(1)}index.html`;
    return typeof obtained === 'object' ? (this.find(part, file, isTried) ?? obtained) : obtained;
  }

  private async askedOnce(part: string, path: string): Promise<Obtained> {
    const place = `${part} ${path}`;
    if ((this.missing.get(place) ?? 0) > Date.now()) return 'missing';
    const running = this.waiting.get(place);
    if (running) {
      const obtained = await running;
      await this.few.turn();
      return obtained;
    }
    if (this.waiting.size >= MOST_WAITING) return 'away';
    const asking = this.want(part, path).finally(() => this.waiting.delete(place));
    this.waiting.set(place, asking);
    const obtained = await asking;
    if (obtained === 'missing') this.remember(place);
    return obtained;
  }

  private async want(part: string, path: string): Promise<Obtained> {
    const { composer } = this.options;
    if (!composer) return 'away';
    try {
      const response = await fetch(`${composer.origin}/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-key': composer.serviceKey },
        body: JSON.stringify({ part, path }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { outcome } = outcomeSchema.parse(await response.json());
      if (outcome === 'missing') return 'missing';
      await this.asked.ask();
      return this.find(part, `${path.slice(1)}index.html`, false) ?? 'away';
    } catch {
      return 'away';
    }
  }

  private remember(place: string): void {
    if (this.missing.size >= MOST_MISSING) this.missing.clear();
    this.missing.set(place, Date.now() + MISSING_KNOWN);
  }

  private own(part: string): DataHead['parts'][string] | undefined {
    const { parts } = this.head ?? {};
    return parts && Object.hasOwn(parts, part) ? parts[part] : undefined;
  }

  private async refresh(): Promise<void> {
    const { alarms, heldAlone } = this.options;
    this.looked = Date.now();
    try {
      await this.look();
      alarms.clear('data');
    } catch (error) {
      if (!this.head) await heldAlone?.(() => this.look()).catch(() => undefined);
      const cause = error instanceof ReleaseError ? error.message : 'the store cannot be read';
      alarms.raise('data', alarmSentences.data(cause), error);
    }
    this.tellAge();
  }

  private async look(): Promise<void> {
    const found = await readHead(this.options.store);
    if (found && found.head.number !== this.head?.number) await this.adopt(found.head);
  }

  /** Serves a revision once all of its shards are there; one that is older than what was served is not believed. */
  private async adopt(head: DataHead): Promise<void> {
    if (this.head && head.number < this.head.number)
      throw new ReleaseError(`data revision ${head.number} is older than ${this.head.number}, which was served`);
    const shards = new Map<string, DataShard>();
    const named = new Set(Object.values(head.parts).flatMap((part) => Object.values(part.shards)));
    await eachAtOnce(named, async (sha256) => {
      shards.set(sha256, this.shards.get(sha256) ?? (await readShard(this.options.store, sha256)));
    });
    this.shards = shards;
    this.head = head;
    this.missing.clear();
  }

  private tellAge(): void {
    const { alarms } = this.options;
    if (!this.head) return;
    const { at, problems } = this.head;
    if (Date.now() - Date.parse(at) > OLD) alarms.raise('data age', alarmSentences.dataAge(at));
    else alarms.clear('data age');
    const [first] = problems;
    if (!first) {
      alarms.clear('data pages');
      return;
    }
    const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
    alarms.raise('data pages', alarmSentences.dataPage(first.path, first.since, first.cause + more));
  }
}

function described(name: string, page: DataPage | undefined): LiveFile | undefined {
  if (!page) return undefined;
  const { sha256, size, status, location } = page;
  const key = keyOfPage(name, sha256);
  return { sha256, size, status, location, key, packed: key };
}
