import { ReleaseError } from '../release-error';
import type { Composition } from '@shared/contract/release';
import type { SiteConfig } from '@shared/contract/config';
import type { Store } from '../store/store';
import { type Channels, readChannels, updateChannels } from './channels';
import { promote } from './promote';

export interface RollbackOptions {
  store: Store;
  config: SiteConfig;
  /** Absent: the whole site, to the composition before this one. */
  name?: string;
  /** Absent: the version of that package that was live before. */
  to?: string;
  by: string;
}

/** Makes an earlier state live again, as a new generation. */
export async function rollback(options: RollbackOptions): Promise<Channels> {
  const { store, config, name, by } = options;
  const channels = await readChannels(store);
  if (name && !options.to && channels.canary?.release.startsWith(`${name}@`)) {
    return updateChannels(store, {
      from: channels.generation,
      action: `rollback canary ${channels.canary.release}`,
      by,
      change: { canary: null },
    });
  }
  if (!name) {
    const before = await compositionBefore(store, channels);
    return updateChannels(store, {
      from: channels.generation,
      action: `rollback to ${before}`,
      by,
      change: { stable: before },
    });
  }
  const version = options.to ?? (await versionBefore(store, channels, name));
  const { channels: updated } = await promote({ store, config, releases: { [name]: version }, by, action: 'rollback' });
  return updated;
}

/** The last composition that was live before, is still there, and holds nothing withdrawn. */
async function compositionBefore(store: Store, { history, stable: current, withdrawn }: Channels): Promise<string> {
  for (const { stable } of history.toReversed()) {
    if (!stable || stable === current) continue;
    const composition = await store.readComposition(stable).catch(() => null);
    const releases = Object.entries(composition?.releases ?? {});
    const refused = releases.some(([name, { version }]) => withdrawn.includes(`${name}@${version}`));
    if (composition && !refused && (await isWhole(store, composition))) return stable;
  }
  throw new ReleaseError('Nothing was live before that may be served: there is nothing to roll back to');
}

async function isWhole(store: Store, { parts }: Composition): Promise<boolean> {
  const found = await Promise.all(Object.values(parts).map(({ key }) => store.findPart(key)));
  return found.every((part) => part !== null);
}

/** The version of a package that was live before the one that is live now. */
export async function versionBefore(store: Store, channels: Channels, name: string): Promise<string> {
  const live = channels.stable ? (await store.readComposition(channels.stable)).releases[name]?.version : undefined;
  if (!live) throw new ReleaseError(`${name} is not live`);
  for (const { stable } of channels.history.toReversed()) {
    if (!stable) continue;
    const version = (await store.readComposition(stable).catch(() => null))?.releases[name]?.version;
    if (version && version !== live && !channels.withdrawn.includes(`${name}@${version}`)) return version;
  }
  throw new ReleaseError(`${name} has no other version in the history: name one with --to`);
}
