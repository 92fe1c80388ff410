import { statSync } from 'node:fs';
import { type Channels, readChannels } from '../promote/channels';
import type { ComposedFile, ComposedRelease, Composition } from '@shared/contract/release';
import type { Store } from '../store/store';

export interface LiveFile extends ComposedFile {
  /** Where it stands in the store. */
  file: string;
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
  /** Visitors in a hundred who shall get the canary; undefined where there is none. */
  canaryPercent: number | undefined;
  /** Releases that nothing may serve again, as `name@version`. */
  withdrawn: readonly string[];
}

export type Channel = 'stable' | 'canary';

/** What is being served, read afresh when `channels.json` changes. */
export class LiveSite {
  private seen = '';
  private channels: Channels | undefined;
  private readonly loaded = new Map<string, LiveComposition>();
  private readonly parts = new Map<string, Files>();
  private refreshing: Promise<void> | undefined;

  constructor(private readonly store: Store) {}

  /** What a visitor of a channel gets; undefined before the first promotion. */
  async served(channel: Channel): Promise<Served | undefined> {
    await this.refresh();
    const { stable, canary, withdrawn = [] } = this.channels ?? {};
    const id = channel === 'canary' && canary ? canary.composition : stable;
    const live = id ? this.loaded.get(id) : undefined;
    return live && { live, canaryPercent: canary?.percent, withdrawn };
  }

  private async refresh(): Promise<void> {
    const { mtimeNs, ino, size } = statSync(this.store.channels(), { bigint: true, throwIfNoEntry: false }) ?? {
      mtimeNs: 0n,
      ino: 0n,
      size: 0n,
    };
    const now = `${mtimeNs} ${ino} ${size}`;
    if (now === this.seen) return;
    this.refreshing ??= this.reload(now).finally(() => (this.refreshing = undefined));
    // A store that cannot be read just now must not take away what is being served.
    await this.refreshing.catch((error: unknown) => {
      if (!this.channels) throw error;
    });
  }

  private async reload(now: string): Promise<void> {
    const channels = await readChannels(this.store);
    const ids = [channels.stable, channels.canary?.composition].filter((id): id is string => typeof id === 'string');
    for (const id of ids) {
      if (!this.loaded.has(id)) this.loaded.set(id, await this.index(await this.store.readComposition(id), channels));
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
    return { composition, find, previous: await previousReleases(this.store, composition, channels) };
  }

  private async filesOf(key: string): Promise<Files> {
    const known = this.parts.get(key);
    if (known) return known;
    const { files } = await this.store.readPart(key);
    const read: Files = new Map(
      Object.entries(files).map(([name, file]) => [name, { ...file, file: this.store.part(key, `pages/${name}`) }]),
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
