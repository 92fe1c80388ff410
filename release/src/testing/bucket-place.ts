import { randomBytes } from 'node:crypto';
import type { StorePlace } from '@shared/store/store/open-store';

/** Bytes of what a page server of a test keeps on its disk. */
const CACHE_BYTES = 256 * 1024 * 1024;

/** The keeper of buckets (`CephServer`), and how `openStorage` reaches it. */
interface ObjectStore {
  environment: () => Record<string, string>;
}

/** A store of its own in a bucket that is there. */
export function bucketPlace(ceph: ObjectStore, ledger?: string): Pick<StorePlace, 'bucket' | 'environment'> {
  const place = `s3://site/${randomBytes(6).toString('hex')}`;
  return { bucket: { place, ledger, cacheBytes: CACHE_BYTES }, environment: ceph.environment() };
}
