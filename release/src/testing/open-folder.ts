import path from 'node:path';
import { type OpenedStore, type StorePlace, openStore } from '@shared/store/store/open-store';
import type { Store } from '@shared/store/store/store';

/** The place at which `npm start` and the tests keep a store and its keys. */
export function placeOf(dataDir: string): StorePlace {
  return { dataDir, stateDir: dataDir, keysDir: path.join(dataDir, 'keys'), trustRoot: null, say: () => undefined };
}

/** The store of a folder, as another process opens it. */
export function openFolder(dataDir: string): Promise<OpenedStore> {
  return openStore(placeOf(dataDir));
}

/** The live composition; throws where nothing is live. */
export async function liveComposition(store: Store) {
  const composition = await store.findComposition((await store.ledger.head())?.revision.stable ?? null);
  if (!composition) throw new TypeError(`Nothing is live in ${store.storage.place}`);
  return composition;
}
