import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@shared/storage';
import type { ReceivedPart } from './receive-part';

/** Key of a part until its file is whole: listed in the order of its places. */
const partKey = (id: string, offset: number) => `parts/${id}.${String(offset).padStart(12, '0')}`;

/** The id of the file that a key is a part of; null for every other key. */
export const fileOfPart = (key: string): string | null => /^parts\/([0-9a-f]{32})\./.exec(key)?.[1] ?? null;

/** Keeps a part at its place. One that is there already is of an attempt that was not counted; nobody else writes meanwhile. */
export async function keepPart(files: Storage, id: string, offset: number, part: ReceivedPart): Promise<void> {
  const key = partKey(id, offset);
  const put = () => files.putIfAbsent(key, { pieces: createReadStream(part.path), size: part.size });
  if (await put()) return;
  await files.delete(key);
  if (!(await put())) throw new Error(`Somebody else writes ${key}`);
}

/**
 * Makes one file of its parts, under its id, and gives its SHA-256; null where they do not come to its size.
 * What was made of them before is the same.
 */
export async function joinParts(files: Storage, { id, size }: PartedFile): Promise<string | null> {
  const parts = await wholeParts(files, { id, size });
  if (parts) await files.putIfAbsent(id, { pieces: piecesOf(files, parts), size });
  const found = await files.stream(id);
  if (found?.size === size) return hashOf(found.body);
  found?.body.destroy();
  return null;
}

/** Joins parts as `joinParts` does, into a file of this machine. */
export async function writeParts(files: Storage, file: PartedFile, path: string): Promise<string | null> {
  const parts = await wholeParts(files, file);
  if (!parts) return null;
  await pipeline(piecesOf(files, parts), createWriteStream(path));
  return hashOf(createReadStream(path));
}

interface PartedFile {
  id: string;
  /** Bytes that its parts have to come to. */
  size: number;
}

/** Keys of the parts that are a whole file; null where they are none. */
async function wholeParts(files: Storage, { id, size }: PartedFile): Promise<string[] | null> {
  const parts: string[] = [];
  let length = 0;
  for (const { key, size: bytes } of await partsOf(files, id)) {
    // A part behind the last that was counted may be of an attempt that was not.
    if (length >= size || key !== partKey(id, length)) break;
    parts.push(key);
    length += bytes;
  }
  return length === size ? parts : null;
}

export async function dropParts(files: Storage, id: string): Promise<void> {
  for (const { key } of await partsOf(files, id)) await files.delete(key);
}

async function partsOf(files: Storage, id: string) {
  const parts: { key: string; size: number }[] = [];
  for await (const entry of files.list(`parts/${id}.`)) parts.push(entry);
  return parts.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function* piecesOf(files: Storage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const part = await files.stream(key);
    if (!part) throw new Error(`The part ${key} went while its file was put together`);
    for await (const piece of part.body) yield piece as Buffer;
  }
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece as Buffer);
  return hash.digest('hex');
}
