import type { Release } from '@shared/contract/release';
import type { Store } from '../store/store';
import { readChannels } from './channels';

/** The release of a package that visitors get, canary aside; null where none is live. */
export async function liveRelease(store: Store, name: string): Promise<Release | null> {
  const { stable } = await readChannels(store);
  const live = stable ? (await store.readComposition(stable)).releases[name] : undefined;
  return live ? store.readRelease(name, live.version) : null;
}
