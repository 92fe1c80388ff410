import { createHash } from 'node:crypto';
import type { DataHead, DataPage, DataShard } from '@shared/contract/release';
import { dataHeadSchema, dataShardSchema } from '@shared/contract/release/data-schemas';
import { ReleaseError } from '../release-error';
import { sha256Of } from '../sha256';
import { compressBr } from './compress';
import { putContent } from '@shared/storage/put-content';
import { type Store, keys, parseDocument } from './store';
import { decodeSigned, encodeSigned } from '../trust/signed-document';

/** The head as it stands in the store, believed; `tag` as `putIfMatch` asks for it. */
export interface StoredHead {
  head: DataHead;
  tag: string;
}

/** Reads the data revision that is served; null where there is none. Throws where it is not believed. */
export async function readHead(store: Store): Promise<StoredHead | null> {
  const found = await store.storage.get(keys.dataHead);
  if (!found) return null;
  const signed = decodeSigned(found.body, dataHeadSchema, keys.dataHead);
  const problem = await store.authority.dataProblem(signed);
  if (problem) throw new ReleaseError(problem);
  return { head: signed.signed, tag: found.tag };
}

/** Puts a head in the place of another; false where somebody else has replaced that meanwhile. */
export async function replaceHead(store: Store, head: DataHead, before: StoredHead | null): Promise<boolean> {
  const body = encodeSigned(await store.authority.signData(head));
  if (before) return store.storage.putIfMatch(keys.dataHead, body, before.tag);
  return store.storage.putIfAbsent(keys.dataHead, body);
}

export async function readShard(store: Store, sha256: string): Promise<DataShard> {
  const key = keys.dataShard(sha256);
  const found = await store.storage.get(key);
  if (!found || sha256Of(found.body) !== sha256)
    throw new ReleaseError(`${key} is missing, or was changed in the store`);
  return parseDocument(key, found.body, dataShardSchema);
}

/** Keeps a shard; gives what a head names it by. */
export async function keepShard(store: Store, pages: ReadonlyMap<string, DataPage>): Promise<string> {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const shard: DataShard = { schema: 1, pages: Object.fromEntries(sorted) };
  const body = Buffer.from(JSON.stringify(shard));
  const sha256 = sha256Of(body);
  await putContent(store.storage, keys.dataShard(sha256), body);
  return sha256;
}

/** Keeps a page, compressed; gives what a shard says of it. */
export async function keepPage(store: Store, file: string, text: string): Promise<Pick<DataPage, 'sha256' | 'size'>> {
  const raw = Buffer.from(text);
  const sha256 = sha256Of(raw);
  const key = keyOfPage(file, sha256);
  await putContent(store.storage, `${key}.br`, await compressBr(raw, 'moderate'));
  return { sha256, size: raw.length };
}

export function keyOfPage(file: string, sha256: string): string {
  return keys.dataPage(sha256, file.split('.').at(-1) ?? 'html');
}

export function shardOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 2);
}
