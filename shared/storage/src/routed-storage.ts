import { ForwardingStorage } from './forwarding-storage';
import type { ByteRange, LinkOptions, Storage, StoredEntry, StreamedBody } from './storage';

/** Two storages as one: what begins with one of `prefixes` in the first, everything else in the second. */
export class RoutedStorage extends ForwardingStorage {
  constructor(
    private readonly documents: Storage,
    rest: Storage,
    private readonly prefixes: readonly string[],
  ) {
    super(rest);
  }

  override get place(): string {
    return `${this.storage.place}, with its ledger in ${this.documents.place}`;
  }
  override get(key: string) {
    return this.of(key).get(key);
  }
  override stream(key: string, range?: ByteRange) {
    return this.of(key).stream(key, range);
  }
  override putIfAbsent(key: string, body: Uint8Array | StreamedBody) {
    return this.of(key).putIfAbsent(key, body);
  }
  override putIfMatch(key: string, body: Uint8Array, tag: string) {
    return this.of(key).putIfMatch(key, body, tag);
  }
  override async *list(prefix: string): AsyncIterable<StoredEntry> {
    // Objects of the second under a prefix of the first are nobody's.
    for await (const entry of this.storage.list(prefix)) if (this.of(entry.key) === this.storage) yield entry;
    if (this.prefixes.some((own) => own.startsWith(prefix) || prefix.startsWith(own)))
      yield* this.documents.list(prefix);
  }
  override delete(key: string) {
    return this.of(key).delete(key);
  }
  override async sweep(before: number) {
    return (await this.storage.sweep(before)) + (await this.documents.sweep(before));
  }
  override link(key: string, options: LinkOptions) {
    return this.of(key).link(key, options);
  }

  private of(key: string): Storage {
    return this.prefixes.some((own) => key.startsWith(own)) ? this.documents : this.storage;
  }
}
