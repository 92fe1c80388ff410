import type { ByteRange, LinkOptions, Storage, StoredEntry, StreamedBody } from './storage';

/** Two storages as one: what begins with one of `prefixes` in the first, everything else in the second. */
export class RoutedStorage implements Storage {
  constructor(
    private readonly documents: Storage,
    private readonly rest: Storage,
    private readonly prefixes: readonly string[],
  ) {}

  get place(): string {
    return `${this.rest.place}, with its ledger in ${this.documents.place}`;
  }
  get clock(): number | null | undefined {
    return this.rest.clock;
  }
  get linkOrigin(): string | null {
    return this.rest.linkOrigin;
  }
  get(key: string) {
    return this.of(key).get(key);
  }
  stream(key: string, range?: ByteRange) {
    return this.of(key).stream(key, range);
  }
  putIfAbsent(key: string, body: Uint8Array | StreamedBody) {
    return this.of(key).putIfAbsent(key, body);
  }
  putIfMatch(key: string, body: Uint8Array, tag: string) {
    return this.of(key).putIfMatch(key, body, tag);
  }
  async *list(prefix: string): AsyncIterable<StoredEntry> {
    // Objects of the second under a prefix of the first are nobody's.
    for await (const entry of this.rest.list(prefix)) if (this.of(entry.key) === this.rest) yield entry;
    if (this.prefixes.some((own) => own.startsWith(prefix) || prefix.startsWith(own)))
      yield* this.documents.list(prefix);
  }
  delete(key: string) {
    return this.of(key).delete(key);
  }
  async sweep(before: number) {
    return (await this.rest.sweep(before)) + (await this.documents.sweep(before));
  }
  link(key: string, options: LinkOptions) {
    return this.of(key).link(key, options);
  }
  free() {
    return this.rest.free();
  }

  private of(key: string): Storage {
    return this.prefixes.some((own) => key.startsWith(own)) ? this.documents : this.rest;
  }
}
