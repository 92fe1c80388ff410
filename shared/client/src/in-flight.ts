const pending = new Map<string, Promise<unknown>>();

/** A second start of what is under way joins the first: a double click sends once. */
export function joinInFlight<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  const running = pending.get(key) as Promise<Result> | undefined;
  if (running) return running;
  const started = start().finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}
