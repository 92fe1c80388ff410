import type { SiteConfig } from 'shared/config';
import { compose } from '../compose/compose';
import type { Composition } from '../compose/composition';
import type { Release } from '../publish/release';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { type Channels, ChannelsMovedError, readChannels, updateChannels } from './channels';

export interface PromoteOptions {
  store: Store;
  config: SiteConfig;
  /** `name` → `version`; everything else stays as it is live. */
  releases: Readonly<Record<string, string>>;
  by: string;
  onProgress?: (sentence: string) => void;
}

export interface Promoted {
  channels: Channels;
  composition: Composition;
  changed: boolean;
}

/** How often a promotion is made again on top of somebody else's. */
const TRIES = 20;

/** Composes the named releases with what is live, then moves the stable channel to the result. */
export async function promote(options: PromoteOptions): Promise<Promoted> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promoteOnce(options);
    } catch (error) {
      if (!(error instanceof ChannelsMovedError) || attempt === TRIES) throw error;
    }
  }
}

async function promoteOnce({ store, config, releases, by, onProgress }: PromoteOptions): Promise<Promoted> {
  const channels = await readChannels(store);
  const base = channels.stable ? await store.readComposition(channels.stable) : null;
  const wanted = await collect(store, base, releases, channels.withdrawn);
  const composition = await compose({ store, releases: wanted, config, base, ...(onProgress ? { onProgress } : {}) });
  if (composition.id === channels.stable) return { channels, composition, changed: false };
  const action = `promote ${Object.entries(releases).map(([name, version]) => `${name}@${version}`).join(' ')}`;
  const updated = await updateChannels(store, { from: channels.generation, action, by, change: { stable: composition.id } });
  return { channels: updated, composition, changed: true };
}

/** The releases of a composition with some of them replaced. */
export async function collect(
  store: Store,
  base: Composition | null,
  replaced: Readonly<Record<string, string>>,
  withdrawn: readonly string[],
): Promise<Map<string, Release>> {
  const versions = { ...Object.fromEntries(Object.entries(base?.releases ?? {}).map(([name, { version }]) => [name, version])), ...replaced };
  const releases = new Map<string, Release>();
  for (const [name, version] of Object.entries(versions)) {
    if (withdrawn.includes(`${name}@${version}`)) throw new ReleaseError(`${name}@${version} was withdrawn: nothing may serve it again`);
    releases.set(name, await store.readRelease(name, version));
  }
  return releases;
}
