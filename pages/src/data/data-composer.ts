import type { DataHead } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import { eachAtOnce } from '@shared/storage/each-at-once';
import type { Store } from '@shared/store/store/store';
import { type Batch, openBatches } from './batches';
import type { ComposerMetrics } from './composer-metrics';
import { type Outcome, composeEntry } from './compose-entry';
import { composePreview } from './compose-page';
import { type StoredHead, keepPage, readHead, replaceHead } from '@shared/store/store/data-store';
import { DataError } from './errors';
import { keepMade } from './keep-made';
import type { Entry, LivePart } from './live-part';
import { LiveSet } from './live-set';
import { Problems } from './problems';
import { Pause } from './pause';
import type { PublicData } from './public-data';
import { AddressPush } from './address-push';
import { PageDates } from './page-dates';
import { RunningExperiment } from './running-experiment';
import { SearchFiles } from './search-files';
import { isSearchFile } from './search-paths';
import { Sitemaps, isSiteMap } from './sitemaps';
import { Unused } from './unused';

interface Options {
  store: Store;
  data: PublicData;
  say: (sentence: string) => void;
  figures?: ComposerMetrics | undefined;
  /** Search engines that are told of new addresses; none unless given. */
  search?: Partial<ConstructorParameters<typeof AddressPush>[1]>;
  /** ms between two looks for a revision; absent: in every step. */
  every?: number;
  /** The most milliseconds between two steps. */
  longest?: number;
}

/** ms after which a head is renewed. */
const RENEW = 30_000;
/**
 * Pages that are composed before they are published, ms after which no further one is begun that nobody waits for, and how many are
 * under way at once: most of their time is spent waiting for answers and for the disk.
 */
const PAGES_A_REVISION = 64;
const TIME_FOR_A_REVISION = 700;
const AT_ONCE = 8;

/**
 * Keeps pages as new as the public data they show, and publishes them as data revisions. It decides nothing about releases: it
 * composes for those that the ledger says are live, and what it keeps for others is forgotten.
 *
 * A change is done when a revision stands that every page it touches was composed for; until then the cursor stays before it, so
 * that whoever goes on after a crash reads it again.
 */
export class DataComposer {
  private head: StoredHead | null = null;
  private readonly live: LiveSet;
  private cursor: string | null = null;
  private batches: Batch[] = [];
  private batch = 0;
  private renewed = 0;
  private begun = false;
  readonly pause: Pause;
  private wanted: { partKey: string; path: string; resolve: (outcome: Outcome) => void }[] = [];
  private readonly problems: Problems;
  private readonly experiment: RunningExperiment;
  private readonly sitemaps: Sitemaps;
  private readonly search: SearchFiles;
  private readonly unused: Unused;

  constructor(private readonly options: Options) {
    const { store, say, search = {} } = options;
    const push = new AddressPush(store.storage, { keys: {}, say, ...search });
    const keep = (file: string, text: string) => keepPage(store, file, text);
    this.sitemaps = new Sitemaps(options.data, keep, { dates: new PageDates(store), push });
    this.search = new SearchFiles(store, options.data, keep);
    this.problems = new Problems(say);
    this.experiment = new RunningExperiment(this.problems);
    this.live = new LiveSet({
      every: 0,
      ...options,
      sitemaps: this.sitemaps,
      search: this.search,
      problems: this.problems,
    });
    this.unused = new Unused(store.storage);
    this.pause = new Pause(options.data, options.longest);
  }

  /** Goes one step: learns what is live and what has changed, composes some of what is due, and publishes it. */
  async step(): Promise<void> {
    const { data } = this.options;
    if (!this.begun) await this.begin();
    if (await this.live.follow(this.head?.head ?? null, this.batch)) this.renewed = 0;
    await this.learn();
    if (!this.problems.has('backend')) await this.experiment.follow(data, this.live.parts.values(), this.batch);
    const tried = this.experiment.now;
    if (tried !== undefined) await this.live.followHost(data, this.batch, tried);
    const answers = await this.compose();
    // A composer that was told to forget everything meanwhile publishes nothing.
    if (!this.begun) return;
    const parts = [...this.live.parts.values()];
    const before = this.head?.head;
    const experiment = this.experiment.ofHead(parts, before);
    const isOther = JSON.stringify(experiment) !== JSON.stringify(before?.experiment);
    const changed = this.problems.isChanged || isOther || parts.some((part) => part.isChanged);
    if (changed || answers.length > 0 || Date.now() - this.renewed > RENEW) await this.publish(experiment);
    for (const answer of answers) answer();
    await this.unused.remove(this.live.parts.values());
  }

  /** Waits until there may be something to do. */
  rest(): Promise<void> {
    const next = Math.min(this.live.nextDue, this.experiment.nextChange);
    const due = this.wanted.length > 0 ? 0 : next - Date.now();
    return this.pause.rest(this.problems.has('backend') ? null : this.cursor, due);
  }

  /** Whether all that is always composed stands. */
  get isWhole(): boolean {
    return this.begun && [...this.live.parts.values()].every((part) => part.isWhole);
  }

  /** Asks for a page of a part that is live; resolves when it is published, or with why it is not. */
  want(partKey: string, path: string): Promise<Outcome> {
    const part = this.live.parts.get(partKey);
    if (part && !part.renderer?.find(path)) return Promise.resolve('missing');
    // A part that is not known is looked for in the next step: who has just begun would take every page for missing.
    this.pause.end();
    return new Promise((resolve) => this.wanted.push({ partKey, path, resolve }));
  }

  /** A page as it would be with drafts; null where nobody has such drafts or the page shows none of their package. */
  async preview(token: string, path: string): Promise<string | null> {
    const { data } = this.options;
    const draft = await data.drafts(token);
    const found = draft && this.live.pageOf(draft.package, path);
    return found ? composePreview(found.target, { ...found, data, draft }) : null;
  }

  /** Forgets everything, and begins again with what the store says. */
  async reset(): Promise<void> {
    this.begun = false;
    await this.live.reset();
    for (const { resolve } of this.wanted.splice(0)) resolve('away');
  }

  private async begin(): Promise<void> {
    const { store, say } = this.options;
    this.head = await readHead(store).catch((error: unknown) => {
      // A head that nobody believes is replaced: it says nothing that the backend does not say as well.
      if (!(error instanceof ReleaseError)) throw error;
      say(`${error.message}: all pages are composed again`);
      return null;
    });
    this.cursor = this.head?.head.cursor ?? null;
    this.experiment.begin(this.head?.head);
    this.batches = [];
    this.pause.forget();
    this.problems.clear();
    this.begun = true;
  }

  /** Reads what has changed, and marks the pages that show it. */
  private async learn(): Promise<void> {
    // A change is told of once there is one.
    if (this.pause.isTold) return;
    const { data } = this.options;
    try {
      for (let more = true; more;) {
        const changes = await data.changes(this.cursor);
        const { topics, cursor, lost } = changes;
        more = changes.more;
        const first = this.cursor === null;
        if (cursor === this.cursor) break;
        this.batch += 1;
        this.batches.push({ number: this.batch, at: topics[0]?.at ?? null, before: lost ? null : this.cursor });
        this.cursor = cursor;
        const all = [...this.live.parts.values()];
        // A composer that does not know what has changed composes everything again.
        if (lost || first) for (const part of all) part.markAll(this.batch);
        else for (const { topic } of topics) for (const part of all) part.mark(topic, this.batch);
        if (lost || first || topics.some(({ topic }) => topic.startsWith('content:host/')))
          for (const { host } of all) host.forget(true);
        if (lost || first || topics.some(({ topic }) => topic.startsWith('content:'))) this.experiment.forget();
        const told = lost || first ? null : topics.map(({ topic }) => topic);
        for (const one of [this.sitemaps, this.search.beside]) one.note(told);
      }
      this.problems.over('backend');
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.problems.note('backend', error);
    }
  }

  /** Composes what is wanted and some of what is due; gives what to answer once that is published. */
  private async compose(): Promise<(() => void)[]> {
    // Changes are read before any of these is asked: pages of one step may share answers.
    const data = this.options.data.shared();
    if (!this.problems.has('backend')) await this.live.place(data, this.batch);
    await this.live.tellPages(this.options.data);
    const now = Date.now();
    const asked = this.wanted.splice(0).map(({ partKey, path, resolve }) => {
      const part = this.live.parts.get(partKey);
      const target = part?.renderer?.find(path);
      return { part, entry: target && part?.entry(target), resolve };
    });
    const wanted = asked.flatMap(({ part, entry, resolve }) => (part && entry ? [{ part, entry, resolve }] : []));
    const jobs = new Map<Entry, LivePart>(
      wanted.filter(({ entry }) => !entry.page).map(({ part, entry }) => [entry, part]),
    );
    const isWanted = new Set(jobs.keys());
    const away = this.problems.has('backend');
    for (const [entry, part] of away ? [] : this.live.dueAt(now))
      if (jobs.size < PAGES_A_REVISION) jobs.set(entry, part);
    const outcomes = new Map<Entry, Outcome>();
    const { notFound } = this.sitemaps;
    const beside = { notFound, store: this.options.store, problems: this.problems, experiment: this.experiment.now };
    await eachAtOnce(
      [...jobs],
      async ([entry, part]) => {
        if (!isWanted.has(entry) && Date.now() - now > TIME_FOR_A_REVISION) return;
        const ended = this.options.figures?.composing.startTimer();
        const outcome = await composeEntry({ part, entry, data }, beside);
        ended?.({ outcome });
        outcomes.set(entry, outcome);
      },
      AT_ONCE,
    );
    if (!away) {
      const sitemap = { take: (parts: readonly LivePart[]) => this.sitemaps.take(parts), isOne: isSiteMap };
      const isBusy = this.live.dueAt(Date.now()).length > 0;
      const search = { take: (parts: readonly LivePart[]) => this.search.take(parts, isBusy), isOne: isSearchFile };
      keepMade({ sitemap, search }, this.live.parts, this.problems);
    }
    return asked.map(
      ({ entry, resolve }) =>
        () =>
          resolve(entry ? (outcomes.get(entry) ?? (entry.page?.status === 410 ? 'gone' : 'kept')) : 'missing'),
    );
  }

  private async publish(experiment: DataHead['experiment']): Promise<void> {
    const { store, figures } = this.options;
    const parts: [string, Awaited<ReturnType<LivePart['write']>>][] = [];
    for (const [key, part] of this.live.parts) parts.push([key, await part.write(store)]);
    const open = openBatches(this.batches, this.live.parts.values());
    const done = this.batches.filter((batch) => !open.includes(batch));
    this.batches = open;
    const head: DataHead = {
      type: 'data',
      schema: 1,
      number: (this.head?.head.number ?? 0) + 1,
      trust: 0,
      at: new Date().toISOString(),
      // Before the oldest change that some page was not composed for yet.
      cursor: open[0] ? open[0].before : this.cursor,
      parts: Object.fromEntries(parts),
      ...(experiment && { experiment }),
      problems: this.problems.list(),
    };
    const replaced = await replaceHead(store, head, this.head);
    const now = replaced ? await readHead(store) : null;
    if (now?.head.number !== head.number)
      throw new ReleaseError('Another composer writes to this store: one of the two must go');
    this.head = now;
    this.renewed = Date.now();
    figures?.published([...this.live.parts.values()], done);
  }
}
