import { statSync } from 'node:fs';
import { type Channels, readChannels } from '../promote/channels';
import type { ComposedFile, Composition } from '../compose/composition';
import type { Store } from '../store/store';

export interface LiveFile extends ComposedFile {
  /** Where it stands in the store. */
  file: string;
}

/** A composition as the server needs it: every file by its path below the base path. */
export interface LiveComposition {
  composition: Composition;
  files: ReadonlyMap<string, LiveFile>;
}

/** What is being served, read afresh when `channels.json` changes. */
export class LiveSite {
  private seen = '';
  private channels: Channels | undefined;
  private readonly loaded = new Map<string, LiveComposition>();
  private refreshing: Promise<void> | undefined;

  constructor(private readonly store: Store) {}

  /** The composition of the stable channel; undefined before the first promotion. */
  async stable(): Promise<LiveComposition | undefined> {
    await this.refresh();
    return this.channels?.stable ? this.loaded.get(this.channels.stable) : undefined;
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
    // Whoever has something to serve already does not wait for the new one.
    if (!this.channels) await this.refreshing;
  }

  private async reload(now: string): Promise<void> {
    const channels = await readChannels(this.store);
    const ids = [channels.stable, channels.canary?.composition].filter((id): id is string => typeof id === 'string');
    for (const id of ids) {
      if (!this.loaded.has(id)) this.loaded.set(id, this.index(await this.store.readComposition(id)));
    }
    this.channels = channels;
    this.seen = now;
    for (const id of this.loaded.keys()) if (!ids.includes(id)) this.loaded.delete(id);
  }

  private index(composition: Composition): LiveComposition {
    const files = new Map<string, LiveFile>();
    for (const part of Object.values(composition.parts)) {
      for (const [name, file] of Object.entries(part.files)) {
        files.set(name, { ...file, file: this.store.composition(composition.id, `pages/${name}`) });
      }
    }
    return { composition, files };
  }
}
