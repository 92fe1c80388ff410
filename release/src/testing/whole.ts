import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Composition } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { isCompressible } from '@shared/store/store/compress';
import { type Store, keys } from '@shared/store/store/store';
import { verifyRelease } from '@shared/store/store/verify-release';
import { sha256Of } from '@shared/store/sha256';

/** Throws where anything is missing or changed that visitors, or the next command, need of what is live now; gives it. */
export async function liveWhole(store: Store): Promise<Composition> {
  const head = await store.ledger.head();
  if (!head?.revision.stable) throw new Error('Nothing is live');
  await store.readConfig(head.revision.config);
  const composition = await store.readComposition(head.revision.stable);
  await compositionWhole(store, composition);
  for (const mix of canariesOf(head.revision).mixes)
    await compositionWhole(store, await store.readComposition(mix.composition));
  return composition;
}

async function compositionWhole(store: Store, { releases, parts }: Composition): Promise<void> {
  for (const [name, { version }] of Object.entries(releases)) {
    const release = await store.readRelease(name, version);
    await verifyRelease(store, release);
    for (const file of [...Object.keys(release.files), release.manifest.file])
      await compressedToo(store, keys.asset(name, file));
  }
  for (const reference of Object.values(parts)) {
    const { key: part, files } = await store.readPart(reference);
    for (const [name, { sha256 }] of Object.entries(files)) {
      const key = keys.part(part, `pages/${name}`);
      if (sha256Of(await bodyOf(store, key)) !== sha256) throw new Error(`${key} is not the file that was composed`);
      await compressedToo(store, key);
    }
  }
}

async function compressedToo(store: Store, key: string): Promise<void> {
  if (!isCompressible(key)) return;
  const content = await bodyOf(store, key);
  const same =
    brotliDecompressSync(await bodyOf(store, `${key}.br`)).equals(content) &&
    gunzipSync(await bodyOf(store, `${key}.gz`)).equals(content);
  if (!same) throw new Error(`${key} is another file where it is compressed`);
}

async function bodyOf(store: Store, key: string): Promise<Buffer> {
  const found = await store.storage.get(key);
  if (!found) throw new Error(`${key} is missing`);
  return found.body;
}
