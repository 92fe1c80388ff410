import path from 'node:path';
import { isOldStore } from './migrate';
import { ReleaseError } from '../release-error';
import { FileStorage } from '@shared/storage/file-storage';
import { SiteAuthority } from '../trust/site-authority';
import { TrustMemory } from '../trust/trust-memory';
import { Store } from './store';

/** Where a store and what belongs to it lie. */
export interface StorePlace {
  /** Holds `store/`. */
  dataDir: string;
  /** Holds what this machine saw of the store; whoever writes to the store must not reach it. */
  stateDir: string;
  /** Private keys of whoever runs this. */
  keysDir: string;
  /** SHA-256 of a trust document that the store must hold; null: the first that is seen is believed. */
  trustRoot: string | null;
  say: (sentence: string) => void;
}

export interface OpenedStore {
  store: Store;
  memory: TrustMemory;
}

/** A store with the trust that this machine has in it; what lies there is not looked at yet. */
export async function openStore({ dataDir, stateDir, keysDir, trustRoot, say }: StorePlace): Promise<OpenedStore> {
  const storage = new FileStorage(path.join(dataDir, 'store'));
  const memory = await TrustMemory.open({ file: path.join(stateDir, 'trust-root/seen.json'), pinned: trustRoot, say });
  const authority = new SiteAuthority(storage, memory, keysDir);
  return { store: new Store(storage, authority), memory };
}

/** Refuses a folder that holds no store, and a store from before the ledger; both with what to do. */
export async function refuseNoStore({ storage }: Store): Promise<void> {
  if (await storage.get('trust/1.json')) {
    if (await isOldStore({ storage }))
      throw new ReleaseError(`${storage.place} is not carried over whole yet: run "npm run release -- migrate"`);
    return;
  }
  if (await isOldStore({ storage }))
    throw new ReleaseError(
      `${storage.place} is a store from before the ledger: run "npm run release -- keys make", "keys init", then "npm run release -- migrate"`,
    );
  throw new ReleaseError(
    `There is no store in ${storage.place}: DATA_DIR says where it is; a new one begins with "npm run release -- keys make" and "keys init"`,
  );
}
