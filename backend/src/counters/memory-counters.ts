import type { Counted, Counters } from './counters';

/** Keys that are remembered; those that were counted first go first. */
const MOST = 50_000;

export class MemoryCounters implements Counters {
  readonly counting = 'alone';
  readonly #kept = new Map<string, { count: number; until: number }>();

  add(key: string, windowMs: number): Promise<Counted> {
    const now = Date.now();
    const before = this.#kept.get(key);
    const kept = before && before.until > now ? before : { count: 0, until: now + windowMs };
    kept.count += 1;
    if (kept !== before) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      const [oldest] = this.#kept.size > MOST ? this.#kept.keys() : [];
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return Promise.resolve({ count: kept.count, rest: kept.until - now });
  }

  close(): Promise<void> {
    this.#kept.clear();
    return Promise.resolve();
  }
}
