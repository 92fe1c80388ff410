import path from 'node:path';
import { CachedStorage, type Kept } from '@shared/storage/cached-storage';
import { type Use, isService, openStorage, placeBelow } from '@shared/storage/open-storage';
import { OverlayStorage } from '@shared/storage/overlay-storage';
import type { Storage } from '@shared/storage';
import type { BucketPlace } from '../config/settings';
import { ReleaseError } from '../release-error';
import { SiteAuthority } from '../trust/site-authority';
import { TrustMemory } from '../trust/trust-memory';
import { Store } from './store';

/** Documents that a page server needs before it can serve anything. */
const documents =
  /^(?:ledger|trust|configs|compositions)\/|^releases\/[^/]+\/[^/]+\/(?:release\.json|signatures\/)|^parts\/[^/]+\/part\.json$|^data\/shards\//;
const files = /^(?:assets|releases|parts|data\/pages)\//;

export interface StorePlace {
  /** Holds `store/`, unless that lies in a bucket. */
  dataDir: string;
  /** Absent or null: the store is a folder. */
  bucket?: BucketPlace | null;
  /** Variables with a bucket's address and credentials; absent: in the environment of this process. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Absent: writes. */
  use?: Use;
  /** Whether what is written stays in this process: for who composes what somebody else stores. */
  onTop?: boolean;
  /** Holds what this machine saw of the store; whoever writes to the store must not reach it. */
  stateDir: string;
  keysDir: string;
  /** SHA-256 of a trust document that the store must hold; null: the first that is seen is believed. */
  trustRoot: string | null;
  say: (sentence: string) => void;
}

export interface OpenedStore {
  store: Store;
  memory: TrustMemory;
}

/** A store in a bucket, as whoever serves it has it. */
export interface ServedStore extends OpenedStore {
  /** Copies that this machine holds of it; null of a store that is a folder. */
  cache: CachedStorage | null;
}

/** A store with the trust that this machine has in it; what lies there is not looked at yet. */
export async function openStore(place: StorePlace): Promise<OpenedStore> {
  return storeOver(await storageOf(place), place);
}

/** A store whose pages are served from this machine: of a bucket, it keeps what it was given once. */
export async function openServedStore(place: StorePlace): Promise<ServedStore> {
  if (place.bucket && isService(place.bucket.place))
    throw new ReleaseError(
      `STORE (${place.bucket.place}) is a release service, and visitors are served from a folder or a bucket`,
    );
  const storage = await storageOf(place);
  if (!place.bucket) return { ...(await storeOver(storage, place)), cache: null };
  const folder = path.join(place.stateDir, 'cache');
  const cache = new CachedStorage(storage, { folder, bytes: place.bucket.cacheBytes, kept: keptOf });
  return { ...(await storeOver(cache, place)), cache };
}

async function storageOf(place: StorePlace): Promise<Storage> {
  const { dataDir, bucket, use = 'write', onTop = false, environment = process.env } = place;
  const options = { use, ledger: bucket?.ledger };
  const storage = await openStorage(placeBelow(bucket?.place ?? dataDir, 'store'), environment, options);
  return onTop ? new OverlayStorage(storage) : storage;
}

async function storeOver(storage: Storage, { stateDir, keysDir, trustRoot, say }: StorePlace): Promise<OpenedStore> {
  const memory = await TrustMemory.open({ file: path.join(stateDir, 'trust-root/seen.json'), pinned: trustRoot, say });
  const authority = new SiteAuthority(storage, memory, keysDir);
  return { store: new Store(storage, authority), memory };
}

/** Refuses a folder that holds no store, with what to do. */
export async function refuseNoStore({ storage }: Store): Promise<void> {
  if (await storage.get('trust/1.json')) return;
  throw new ReleaseError(
    `There is no store in ${storage.place}: DATA_DIR or STORE says where it is; a new one begins with "npm run release -- keys make" and "keys init"`,
  );
}

/** How a page server keeps a key of the store: all but the head of the data never changes, and is checked by whoever reads it. */
function keptOf(key: string): Kept {
  if (key === 'data/head.json') return 'last';
  if (documents.test(key)) return 'document';
  return files.test(key) ? 'file' : null;
}
