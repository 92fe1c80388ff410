import { statSync } from 'node:fs';
import { type Channels, readChannels } from '../promote/channels';
import type { ComposedFile, ComposedRelease, Composition } from '@shared/contract/release';
import type { Store } from '../store/store';
import type { Alarms } from './alarms';
import type { Channel } from './channel-of';
import type { CanaryShare } from './in-canary';

export interface LiveFile extends ComposedFile {
  /** Its storage key. */
  key: string;
}

type Files = ReadonlyMap<string, LiveFile>;

/** A composition as the server needs it. */
export interface LiveComposition {
  composition: Composition;
  /** A file by its path below the base path. */
  find: (name: string) => LiveFile | undefined;
  /** The release of each remote that was live before and not withdrawn: a step of the recovery ladder (docs/recovery.md). */
  previous: Composition['releases'];
}

export interface Served {
  live: LiveComposition;
  /** Undefined where there is none. */
  canary: CanaryShare | undefined;
  /** Releases that nothing may serve again, as `name@version`. */
  withdrawn: readonly string[];
}

interface Sources {
  store: Store;
  alarms: Alarms;
  /** Learns of the releases of packages before anything that was composed from them is served. */
  learn: (packages: readonly string[]) => Promise<void>;
}

/** ms after which a store that could not be read is read again. */
const PATIENCE = 1000;

/** What is being served, read afresh when `channels.json` changes. */
export class LiveSite {
  private seen: string | undefined;
  private channels: Channels | undefined;
  private readonly loaded = new Map<string, LiveComposition>();
  private readonly parts = new Map<string, Files>();
  private refreshing: Promise<void> | undefined;
  private again = 0;

  constructor(private readonly sources: Sources) {}

  /** What a visitor gets, whose channel is chosen knowing of the canary; undefined before the first promotion. */
  async served(choose: (canary: CanaryShare | undefined) => Channel): Promise<Served | undefined> {
    await this.refresh();
    const { stable, canary, withdrawn = [] } = this.channels ?? {};
    const share = canary ? { id: canary.release, percent: canary.percent } : undefined;
    const id = choose(share) === 'canary' && canary ? canary.composition : stable;
    const live = id ? this.loaded.get(id) : undefined;
    return live && { live, canary: share, withdrawn };
  }

  private async refresh(): Promise<void> {
    if (this.channels && Date.now() < this.again) return;
    const { alarms } = this.sources;
    try {
      const now = this.state();
      if (now !== this.seen) {
        this.refreshing ??= this.reload(now).finally(() => (this.refreshing = undefined));
        await this.refreshing;
      }
      alarms.clear('reload');
    } catch (error) {
      // A store that cannot be read just now must not take away what is being served.
      if (!this.channels) throw error;
      this.again = Date.now() + PATIENCE;
      alarms.raise('reload', 'What was promoted last could not be read: what was live before is served on', error);
    }
  }

  /** What `channels.json` is, without reading it. */
  private state(): string {
    const found = statSync(this.sources.store.channels(), { bigint: true, throwIfNoEntry: false });
    return found ? `${found.mtimeNs} ${found.ino} ${found.size}` : '';
  }

  private async reload(now: string): Promise<void> {
    const { store, learn } = this.sources;
    const channels = await readChannels(store);
    const ids = [channels.stable, channels.canary?.composition].filter((id): id is string => typeof id === 'string');
    for (const id of ids) {
      if (this.loaded.has(id)) continue;
      const composition = await store.readComposition(id);
      await learn(Object.keys(composition.releases));
      this.loaded.set(id, await this.index(composition, channels));
    }
    this.channels = channels;
    this.seen = now;
    for (const id of this.loaded.keys()) if (!ids.includes(id)) this.loaded.delete(id);
    const live = [...this.loaded.values()].flatMap(({ composition }) => Object.values(composition.parts));
    for (const key of this.parts.keys()) if (!live.some((part) => part.key === key)) this.parts.delete(key);
  }

  private async index(composition: Composition, channels: Channels): Promise<LiveComposition> {
    const parts = await Promise.all(Object.values(composition.parts).map(({ key }) => this.filesOf(key)));
    const find = (name: string) => parts.find((files) => files.has(name))?.get(name);
    return { composition, find, previous: await previousReleases(this.sources.store, composition, channels) };
  }

  private async filesOf(key: string): Promise<Files> {
    const known = this.parts.get(key);
    if (known) return known;
    const { files } = await this.sources.store.readPart(key);
    const read: Files = new Map(
      Object.entries(files).map(([name, file]) => [name, { ...file, key: `parts/${key}/pages/${name}` }]),
    );
    this.parts.set(key, read);
    return read;
  }
}

async function previousReleases(
  store: Store,
  current: Composition,
  { history, withdrawn }: Channels,
): Promise<Composition['releases']> {
  const previous: Record<string, ComposedRelease> = {};
  for (const id of new Set(history.toReversed().map(({ stable }) => stable))) {
    const earlier = id ? await store.readComposition(id).catch(() => null) : null;
    for (const [name, release] of Object.entries(earlier?.releases ?? {})) {
      const other =
        release.version !== current.releases[name]?.version && !withdrawn.includes(`${name}@${release.version}`);
      if (other && name !== 'host' && !previous[name]) previous[name] = release;
    }
  }
  return previous;
}
