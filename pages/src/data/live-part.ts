import type { DataPage, DataPart, DataShard } from '@shared/contract/release';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { TRIED } from '@shared/contract/release/data-schemas';
import { type Store, keys } from '@shared/store/store/store';
import { keepShard, readShard, shardOf } from '@shared/store/store/data-store';
import type { HostContent } from './host-content';
import { contentOf } from './compose-page';
import type { PageAddress } from '../compose/page-paths';
import type { KeptFiles } from './made-beside';
import type { PartRenderer } from './part-renderer';
import type { Answers } from './public-data';
import { isSearchFile } from './search-paths';

/** Files to which no route leads: the host's own, and those of an index. */
const OWN_FILES = { pattern: '', remote: 'host', page: 'site-maps', header: 'light' } as const;

/** A page that is kept, and what is known of its last composing. */
export interface Entry {
  target: PageAddress;
  /** The page; null until it was composed for the first time, and where it is that of the release. */
  page: DataPage | null;
  /** Topics of a page that is that of the release; null where it is another, or nobody knows yet. */
  released: readonly string[] | null;
  /** ms since 1970. */
  composedAt: number;
  /** The batch of changes since which it is old; null where it is not. */
  due: number | null;
  /** The time before which a page that could not be composed is not tried again. */
  retryAt: number;
  /** SHA-256 of the answers that it was composed from; empty where that is not remembered. */
  answers: string;
  /** Whether it shows content of its own that was published. */
  edited: boolean;
  /** Whether nothing is another but what stands around it: it is composed after those that somebody waits for. */
  late: boolean;
}

/** The most pages of one part kept beside those that are always composed; the oldest goes first. */
const MOST_ON_DEMAND = 20_000;
/** ms that a page on demand may show an older part of a list. */
const LIST_PATIENCE = 600_000;
/** ms after which it is asked again where pages stand, where nobody could say. */
const RETRY = 30_000;

/** The pages of one part that are composed with data, and the shards that say so. */
export class LivePart {
  readonly entries = new Map<string, Entry>();
  private readonly byTopic = new Map<string, Set<Entry>>();
  private readonly dirty = new Set<string>();
  private shards: Record<string, string> = {};
  private onDemand = 0;
  /** Grows with each page that is another, its own files apart. */
  version = 0;
  /** The time at which it is to be found out where pages stand whose addresses follow from content. */
  private placeAt = 0;

  constructor(
    readonly key: string,
    /** The part's renderer; null for the host's own files. */
    readonly renderer: PartRenderer | null,
    readonly host: HostContent,
  ) {}

  /** Takes up what was composed for this part before; what no route leads to any more is left out. */
  async load(store: Store, { shards, edited = [] }: DataPart): Promise<void> {
    this.shards = { ...shards };
    const left = new Set<string>();
    const read = new Map<string, DataShard['pages']>();
    await eachAtOnce(Object.entries(shards), async ([name, sha256]) => {
      read.set(name, (await readShard(store, sha256)).pages);
    });
    for (const [name, pages] of read) {
      for (const [file, page] of Object.entries(pages)) {
        const target = this.targetOf(file);
        if (target)
          this.set({ ...fresh(target), page, composedAt: Date.now(), edited: edited.includes(target.route.page) });
        else left.add(name);
      }
    }
    this.dirty.clear();
    for (const name of left) this.dirty.add(name);
  }

  /**
   * Marks those as old whose text comes from what changed. What a page on demand shows of a list is beside its text: of many
   * such pages none hurries for each new entry of that list.
   */
  mark(topic: string, batch: number): void {
    if (this.renderer?.placed.follows(topic)) this.placeAt = 0;
    const isList = !topic.includes(':');
    for (const entry of this.byTopic.get(topic) ?? []) {
      const waits = isList && this.isOnDemand(entry);
      if (!waits) entry.retryAt = 0;
      else if (entry.due === null) entry.retryAt = entry.composedAt + LIST_PATIENCE;
      entry.due ??= batch;
      entry.late = false;
    }
  }

  /** Marks all pages that show what stands around them; once nothing of that is published, the release has those without data. */
  turn(batch: number): void {
    const { renderer } = this;
    if (!renderer) return;
    const { wasAround } = this.host;
    const around = this.host.around ?? this.host.tried;
    if (around) for (const target of renderer.all) this.entry(target);
    for (const entry of [...this.entries.values()]) {
      const isOnDemand = this.isOnDemand(entry);
      if (isOwnFile(entry)) continue;
      if (!around && !isOnDemand && !renderer.fixed.includes(entry.target)) this.remove(entry);
      else if (around || wasAround) {
        entry.late = entry.due === null ? isOnDemand : entry.late;
        entry.due ??= batch;
        entry.retryAt = 0;
      }
    }
  }

  /** The page of an entry for the visitors of an experiment. */
  triedOf({ target }: Entry): Entry | undefined {
    return this.entries.get(TRIED + target.file);
  }

  /** Keeps that; null: they see the page that all others see. */
  keepTried(entry: Entry, tried: (Pick<DataPage, 'sha256' | 'size'> & { answers: string }) | null): void {
    const file = TRIED + entry.target.file;
    if (tried) {
      const { answers, ...page } = tried;
      this.keepFile(file, { ...page, status: 200 });
      Object.assign(this.triedOf(entry) ?? {}, { answers });
    } else {
      const known = this.triedOf(entry);
      if (known) this.remove(known);
    }
  }

  /** Marks everything as old, where nobody knows what has changed. */
  markAll(batch: number): void {
    this.placeAt = 0;
    for (const entry of this.entries.values()) {
      if (isOwnFile(entry)) continue;
      entry.due ??= batch;
      entry.retryAt = 0;
    }
  }

  /** Takes up pages whose addresses follow from what was published, and forgets those that were taken out; tells whether any did. */
  async place(data: Answers, batch: number): Promise<boolean> {
    if (!this.renderer || Date.now() < this.placeAt) return false;
    this.placeAt = Date.now() + RETRY;
    const { renderer } = this;
    const { changed, removed } = await renderer.placed.look((target) =>
      contentOf(target, { renderer, data, topics: new Set() }),
    );
    this.placeAt = Infinity;
    for (const target of changed) this.entry(target).due ??= batch;
    for (const target of removed) this.remove(this.entry(target));
    return changed.length + removed.length > 0;
  }

  /** The entry of a page; a new one where it was never asked for. */
  entry(target: PageAddress): Entry {
    const known = this.entries.get(target.file);
    if (known) return known;
    const entry = fresh(target);
    this.set(entry);
    return entry;
  }

  keep(entry: Entry, page: DataPage): void {
    if (!isOwnFile(entry) && entry.page?.sha256 !== page.sha256) this.version += 1;
    this.forgetTopics(entry);
    Object.assign(entry, { page, released: null });
    this.learnTopics(entry);
    this.dirty.add(shardOf(entry.target.file));
  }

  /** Keeps files in the place of others that were made before. */
  replaceFiles(files: KeptFiles['files'], isOne: (file: string) => boolean): void {
    for (const entry of [...this.entries.values()])
      if (isOne(entry.target.file) && !files.has(entry.target.file)) this.remove(entry);
    for (const [file, page] of files) this.keepFile(file, { ...page, status: 200 });
  }

  /** Keeps a file that no route leads to, and that depends on no topic. */
  keepFile(file: string, page: Omit<DataPage, 'topics'>): void {
    this.keep(this.entry({ route: OWN_FILES, path: `/${file}`, file, params: {} }), { ...page, topics: [] });
  }

  /** Leaves a page to the release, which has it as it would be composed. */
  leave(entry: Entry, topics: readonly string[]): void {
    this.forgetTopics(entry);
    if (entry.page) this.version += 1;
    if (entry.page) this.dirty.add(shardOf(entry.target.file));
    Object.assign(entry, { page: null, released: topics });
    this.learnTopics(entry);
  }

  remove(entry: Entry): void {
    if (!isOwnFile(entry)) this.version += 1;
    const tried = this.triedOf(entry);
    if (tried) this.remove(tried);
    this.forgetTopics(entry);
    if (this.entries.delete(entry.target.file) && this.isOnDemand(entry)) this.onDemand -= 1;
    if (entry.page) this.dirty.add(shardOf(entry.target.file));
  }

  get shardKeys(): string[] {
    return Object.values(this.shards).map((sha256) => keys.dataShard(sha256));
  }

  get isWhole(): boolean {
    return [...this.entries.values()].every(({ page, released }) => page ?? released);
  }

  get isChanged(): boolean {
    return this.dirty.size > 0;
  }

  /** Writes the shards that changed; gives what the head says of this part. */
  async write(store: Store): Promise<DataPart> {
    const changed = new Map([...this.dirty].map((name) => [name, new Map<string, DataPage>()]));
    for (const [file, { page }] of this.entries) if (page) changed.get(shardOf(file))?.set(file, page);
    const shards = new Map(Object.entries(this.shards));
    await eachAtOnce(changed, async ([name, pages]) => {
      if (pages.size > 0) shards.set(name, await keepShard(store, pages));
      else shards.delete(name);
    });
    this.shards = Object.fromEntries(shards);
    for (const name of changed.keys()) this.dirty.delete(name);
    const edited = [...this.entries.values()].flatMap(({ edited: own, target }) => (own ? [target.route.page] : []));
    return {
      onDemand: this.renderer?.onDemand.map(({ route }) => route.pattern) ?? [],
      shards: this.shards,
      edited: [...new Set(edited)],
    };
  }

  private set(entry: Entry): void {
    this.entries.set(entry.target.file, entry);
    this.learnTopics(entry);
    if (!this.isOnDemand(entry)) return;
    this.onDemand += 1;
    if (this.onDemand <= MOST_ON_DEMAND) return;
    for (const oldest of this.entries.values()) {
      if (!this.isOnDemand(oldest)) continue;
      this.remove(oldest);
      return;
    }
  }

  private isOnDemand({ target }: Entry): boolean {
    return this.renderer?.onDemand.some(({ route }) => route === target.route) ?? false;
  }

  private targetOf(file: string): PageAddress | null {
    if (!this.renderer || isSearchFile(file) || file.startsWith(TRIED))
      return { route: OWN_FILES, path: `/${file}`, file, params: {} };
    const fixed = this.renderer.all.find((target) => target.file === file);
    const path = `/${file.replace(/index\.html$/, '')}`;
    return fixed ?? this.renderer.find(path) ?? this.renderer.placed.adopt(path);
  }

  private learnTopics(entry: Entry): void {
    for (const topic of entry.page?.topics ?? entry.released ?? []) {
      const known = this.byTopic.get(topic);
      if (known) known.add(entry);
      else this.byTopic.set(topic, new Set([entry]));
    }
  }

  private forgetTopics(entry: Entry): void {
    for (const topic of entry.page?.topics ?? entry.released ?? []) {
      const known = this.byTopic.get(topic);
      known?.delete(entry);
      if (known?.size === 0) this.byTopic.delete(topic);
    }
  }
}

function isOwnFile({ target }: Entry): boolean {
  return target.route === OWN_FILES;
}

function fresh(target: PageAddress): Entry {
  return {
    target,
    page: null,
    released: null,
    composedAt: 0,
    due: null,
    retryAt: 0,
    answers: '',
    edited: false,
    late: false,
  };
}
