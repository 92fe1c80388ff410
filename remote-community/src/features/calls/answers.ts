const LIMIT = 60;
const kept = new Map<string, unknown>();

/** What the server answered, by key; the oldest go first. A page view long, never on disk. */
export const answers = {
  get(key: string): unknown {
    return kept.get(key);
  },
  set(key: string, data: unknown): void {
    kept.delete(key);
    kept.set(key, data);
    const oldest = kept.keys().next().value;
    if (kept.size > LIMIT && oldest !== undefined) kept.delete(oldest);
  },
  clear(): void {
    kept.clear();
  },
};
