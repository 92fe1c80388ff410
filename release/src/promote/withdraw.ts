import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { type Channels, readChannels, updateChannels } from './channels';

interface WithdrawOptions {
  store: Store;
  name: string;
  version: string;
  by: string;
}

/** Marks a release so that nothing serves or promotes it again. What is live must be rolled back first. */
export async function withdraw({ store, name, version, by }: WithdrawOptions): Promise<Channels> {
  await store.readRelease(name, version);
  const channels = await readChannels(store);
  for (const id of [channels.stable, channels.canary?.composition]) {
    if (id && (await store.readComposition(id)).releases[name]?.version === version) {
      throw new ReleaseError(`${name}@${version} is live: roll it back first`);
    }
  }
  const release = `${name}@${version}`;
  if (channels.withdrawn.includes(release)) return channels;
  const withdrawn = [...channels.withdrawn, release].sort();
  return updateChannels(store, { from: channels.generation, action: `withdraw ${release}`, by, change: { withdrawn } });
}
