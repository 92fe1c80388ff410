import { z } from 'zod';
import { CacheFolder, ListFolder } from './cache-folder';
import { StorageError } from './errors';
import { ForwardingStorage } from './forwarding-storage';
import type { Storage, StoredBody, StoredEntry, StreamedBody } from './storage';

/**
 * How a key is kept: `file` and `document` never change under their key, and are asked for once; documents are what a
 * start needs, and go last. `last` changes, and is kept as it was seen last, for a start without the store.
 */
export type Kept = 'file' | 'document' | 'last' | null;

export interface CacheOptions {
  /** The folder of copies, out of reach of whoever writes to the store. */
  folder: string;
  /** Bytes that it may hold. */
  bytes: number;
  kept: (key: string) => Kept;
}

/** ms for which a store that is away is not asked again: each answer would take as long as its time-outs. */
const AWAY = 2000;
/** Entries of a list that is kept. */
const LONGEST_LIST = 50_000;

const listSchema = z.array(z.object({ key: z.string(), size: z.number(), modified: z.number() }));

/**
 * Keeps copies of what a store far away holds, in a bounded folder. Copies are believed no more than the store: whoever
 * verifies what it is given verifies them, and says so by `doubt` where something is wrong; then the store is asked again.
 */
export class CachedStorage extends ForwardingStorage {
  private readonly folder: CacheFolder;
  private readonly lists: ListFolder;
  private readonly seen = new Map<string, string>();
  private doubted = 0;
  private away: { until: number; error: StorageError } | null = null;
  /** Calls of `heldAlone` under way. */
  private alone = 0;

  constructor(
    storage: Storage,
    private readonly options: CacheOptions,
  ) {
    super(storage);
    const { folder, bytes, kept } = options;
    this.folder = new CacheFolder(folder, bytes, (key) => kept(key) !== 'file');
    this.lists = new ListFolder(folder);
  }

  override async get(key: string): Promise<StoredBody | null> {
    const kept = this.options.kept(key);
    if (kept === null) return this.alone > 0 ? null : this.ask(() => this.storage.get(key));
    if (this.alone > 0) return this.folder.read(key);
    const held = kept === 'last' ? null : await this.folder.read(key);
    if (held && held.at > this.doubted) return held;
    try {
      const found = await this.ask(() => this.storage.get(key));
      if (found) await this.keep(key, found, kept);
      else if (held) await this.folder.drop(key);
      return found;
    } catch (error) {
      if (!held || !(error instanceof StorageError)) throw error;
      return held;
    }
  }

  override async *list(prefix: string): AsyncIterable<StoredEntry> {
    if (this.alone > 0) {
      yield* this.heldList(prefix);
      return;
    }
    if (this.options.kept(`${prefix}x`) === null) {
      yield* this.storage.list(prefix);
      return;
    }
    const kept: StoredEntry[] = [];
    this.refuseAway();
    try {
      for await (const entry of this.storage.list(prefix)) {
        if (kept.length <= LONGEST_LIST) kept.push(entry);
        yield entry;
      }
    } catch (error) {
      throw this.noted(error);
    }
    if (kept.length <= LONGEST_LIST) await this.lists.keep(prefix, kept);
  }

  override async putIfAbsent(key: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    const made = await this.storage.putIfAbsent(key, body);
    await this.folder.drop(key);
    return made;
  }

  override async putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    const made = await this.storage.putIfMatch(key, body, tag);
    await this.folder.drop(key);
    return made;
  }

  override async delete(key: string): Promise<void> {
    await this.storage.delete(key);
    await this.folder.drop(key);
  }

  /** Something that was read was not what it should be: what was fetched until now is fetched again before it is given. */
  doubt(): void {
    this.doubted = Date.now();
  }

  /** Runs `work` on what is held, as if the store held nothing else: for a start while it is away. */
  async heldAlone<T>(work: () => Promise<T>): Promise<T> {
    this.alone += 1;
    try {
      return await work();
    } finally {
      this.alone -= 1;
    }
  }

  /** Resolves once nothing is done in the folder but what is asked for. */
  settled(): Promise<void> {
    return this.folder.settled();
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    this.refuseAway();
    try {
      return await work();
    } catch (error) {
      throw this.noted(error);
    }
  }

  private refuseAway(): void {
    if (this.away && Date.now() < this.away.until) throw this.away.error;
  }

  private noted(error: unknown): unknown {
    if (error instanceof StorageError && error.name === 'StorageAwayError')
      this.away = { until: Date.now() + AWAY, error };
    return error;
  }

  private async keep(key: string, found: StoredBody, kept: 'file' | 'document' | 'last'): Promise<void> {
    if (kept === 'last' && this.seen.get(key) === found.tag) return;
    if (kept === 'last') this.seen.set(key, found.tag);
    await this.folder.keep(key, found);
  }

  private async *heldList(prefix: string): AsyncIterable<StoredEntry> {
    const told = new Set<string>();
    const { data = [] } = listSchema.safeParse(await this.lists.read(prefix));
    for (const entry of data) {
      told.add(entry.key);
      yield entry;
    }
    // Files that came after the list was made.
    for await (const { key, size, used } of this.folder.keys(prefix))
      if (key.startsWith(prefix) && !told.has(key) && this.options.kept(key) !== null)
        yield { key, size, modified: used };
  }
}
