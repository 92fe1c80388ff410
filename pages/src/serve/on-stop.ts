/** ms that closing may take: whoever stops a site gives it ten seconds. */
const PATIENCE = 8000;

/**
 * Closes at the first SIGINT, SIGTERM or SIGHUP, and ends at once at a later one, or where closing takes too long. A Ctrl-C
 * reaches a command twice, from the terminal and from the process that started it: what follows within a second is the same press.
 */
export function onStop(close: () => Promise<unknown>): void {
  let asked: number | undefined;
  const stop = () => {
    if (asked !== undefined) {
      if (Date.now() - asked > 1000) process.exit(1);
      return;
    }
    asked = Date.now();
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
