import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ForwardingStorage } from './forwarding-storage';
import { streamOf } from './http-storage';
import { checkStorageKey } from './storage-key';
import type { ByteRange, StoredBody, StoredEntry, StoredStream, StreamedBody } from './storage';

/**
 * Another storage, with what is written on top of it: nothing of that reaches it, and all is gone with the process. For who
 * composes to know what they sign, while somebody else keeps the store.
 */
export class OverlayStorage extends ForwardingStorage {
  private readonly written = new Map<string, { body: Buffer; modified: number } | null>();

  override get(key: string): Promise<StoredBody | null> {
    const mine = this.written.get(key);
    if (mine === undefined) return this.storage.get(key);
    return Promise.resolve(mine && { body: mine.body, tag: createHash('sha256').update(mine.body).digest('hex') });
  }

  override async stream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    return streamOf(await this.get(key), range);
  }

  override async putIfAbsent(key: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    checkStorageKey(key);
    const whole = body instanceof Uint8Array ? body : await buffer(body.pieces);
    return this.replace(key, whole, (there) => there === null);
  }

  override putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    return this.replace(key, body, (there) => there?.tag === tag);
  }

  override async *list(prefix: string): AsyncIterable<StoredEntry> {
    for await (const entry of this.storage.list(prefix)) if (!this.written.has(entry.key)) yield entry;
    for (const [key, mine] of this.written)
      if (mine && key.startsWith(prefix)) yield { key, size: mine.body.length, modified: mine.modified };
  }

  override delete(key: string): Promise<void> {
    this.written.set(key, null);
    return Promise.resolve();
  }

  private async replace(key: string, body: Uint8Array, may: (there: StoredBody | null) => boolean): Promise<boolean> {
    const before = this.written.get(key);
    const there = await this.get(key);
    // Somebody else of this process may have written it while the other storage was asked.
    if (!may(there) || this.written.get(key) !== before) return false;
    this.written.set(key, { body: Buffer.from(body), modified: Date.now() });
    return true;
  }
}
