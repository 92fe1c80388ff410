import type { Storage, StoredBody, StoredEntry } from '../../storage/storage';

/** A store that is gone with the test; `bodies` is there to tamper with. */
export class MemoryStorage implements Storage {
  readonly place = 'the store';
  readonly bodies = new Map<string, Buffer>();

  get(key: string): Promise<StoredBody | null> {
    const body = this.bodies.get(key);
    return Promise.resolve(body ? { body, tag: body.toString('base64') } : null);
  }

  putIfAbsent(key: string, body: Uint8Array): Promise<boolean> {
    if (this.bodies.has(key)) return Promise.resolve(false);
    this.bodies.set(key, Buffer.from(body));
    return Promise.resolve(true);
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
}
