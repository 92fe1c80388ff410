/**
 * All builds of a remote push their chunks to one global array. Here that name answers with an array for the release
 * that the running script belongs to, so that two releases in a page never get each other's code
 * (docs/decisions/003-federation.md).
 */
export function separateQueues(chunkGlobal: string, registered: Set<string>): void {
  if (Object.hasOwn(globalThis, chunkGlobal)) return;
  const queues: Record<string, unknown> = {};
  const running = () => document.currentScript as HTMLScriptElement | null;
  Object.defineProperty(globalThis, chunkGlobal, {
    get() {
      const script = running();
      const release = script?.dataset['release'] ?? '';
      if (script) registered.add(`${release} ${new URL(script.src).pathname}`);
      return queues[release];
    },
    set(queue: unknown) {
      queues[running()?.dataset['release'] ?? ''] = queue;
    },
  });
}
