import { StorageError } from './errors';

/** Bytes of a name between two slashes, and of a whole key: what file systems and buckets take. */
const LONGEST_NAME = 255;
const LONGEST_KEY = 1000;

/** Whether a key can lead nowhere but below the store, on a disk and in a bucket alike. */
export function isStorageKey(key: string): boolean {
  return (
    Buffer.byteLength(key) <= LONGEST_KEY &&
    key.split('/').every((name) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(name) && Buffer.byteLength(name) <= LONGEST_NAME)
  );
}

/** Throws where a key is none. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new StorageError('StorageKeyError', `${JSON.stringify(key)} is no key of a store`);
}
