import { Readable } from 'node:stream';
import type { ByteRange, Storage, StoredBody, StoredEntry, StoredStream, StreamedBody } from '@shared/storage';

/** A store that is gone with the test; `bodies` is there to tamper with. */
export class MemoryStorage implements Storage {
  readonly place = 'the store';
  readonly linkOrigin = null;
  readonly bodies = new Map<string, Buffer>();

  get(key: string): Promise<StoredBody | null> {
    const body = this.bodies.get(key);
    return Promise.resolve(body ? { body, tag: body.toString('base64') } : null);
  }

  async stream(key: string, { start, end }: ByteRange = { start: 0, end: Infinity }): Promise<StoredStream | null> {
    const found = await this.get(key);
    return found && { ...found, body: Readable.from([found.body.subarray(start, end + 1)]), size: found.body.length };
  }

  async putIfAbsent(key: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    const pieces: Uint8Array[] = [];
    if (body instanceof Uint8Array) pieces.push(body);
    else for await (const piece of body.pieces) pieces.push(piece);
    if (this.bodies.has(key)) return false;
    this.bodies.set(key, Buffer.concat(pieces));
    return true;
  }

  putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    if (this.bodies.get(key)?.toString('base64') !== tag) return Promise.resolve(false);
    this.bodies.set(key, Buffer.from(body));
    return Promise.resolve(true);
  }

  async *list(prefix: string): AsyncIterable<StoredEntry> {
    await Promise.resolve();
    for (const [key, { length: size }] of this.bodies) if (key.startsWith(prefix)) yield { key, size, modified: 0 };
  }

  delete(key: string): Promise<void> {
    this.bodies.delete(key);
    return Promise.resolve();
  }

  sweep(): Promise<number> {
    return Promise.resolve(0);
  }

  link(): Promise<null> {
    return Promise.resolve(null);
  }

  free(): Promise<null> {
    return Promise.resolve(null);
  }
}
