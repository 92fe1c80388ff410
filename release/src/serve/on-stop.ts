/**
 * Closes at the first SIGINT or SIGTERM, and ends at once at a later one. A Ctrl-C reaches a command twice, from the
 * terminal and from the process that started it: what follows within a second is the same press.
 */
export function onStop(close: () => Promise<unknown>): void {
  let asked: number | undefined;
  const stop = () => {
    if (asked !== undefined) {
      if (Date.now() - asked > 1000) process.exit(1);
      return;
    }
    asked = Date.now();
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
