import type { ByteRange, LinkOptions, Storage, StreamedBody } from './storage';

/** Passes everything on to another storage; who changes one call extends it. */
export class ForwardingStorage implements Storage {
  constructor(protected readonly storage: Storage) {}

  get place(): string {
    return this.storage.place;
  }
  get clock(): number | null | undefined {
    return this.storage.clock;
  }
  get linkOrigin(): string | null {
    return this.storage.linkOrigin;
  }
  get(key: string) {
    return this.storage.get(key);
  }
  stream(key: string, range?: ByteRange) {
    return this.storage.stream(key, range);
  }
  putIfAbsent(key: string, body: Uint8Array | StreamedBody) {
    return this.storage.putIfAbsent(key, body);
  }
  putIfMatch(key: string, body: Uint8Array, tag: string) {
    return this.storage.putIfMatch(key, body, tag);
  }
  list(prefix: string) {
    return this.storage.list(prefix);
  }
  delete(key: string) {
    return this.storage.delete(key);
  }
  sweep(before: number) {
    return this.storage.sweep(before);
  }
  link(key: string, options: LinkOptions) {
    return this.storage.link(key, options);
  }
  free() {
    return this.storage.free();
  }
}
