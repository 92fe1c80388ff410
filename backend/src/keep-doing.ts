import type { FastifyInstance } from 'fastify';

interface Doing {
  /** Sentence for the log when it fails; it is done again all the same. */
  failed: string;
  /** ms between its end and its next beginning. */
  every: number;
  /** Calls back when it is to be done at once. */
  listen?: (heard: () => void) => Promise<void>;
  /** @param closing aborts when the application closes: the work ends where it may be left */
  work: (closing: AbortSignal) => Promise<void>;
}

/** Does something again and again until the application closes, which waits for what is under way. */
export function keepDoing(app: FastifyInstance, { failed, every, listen, work }: Doing): void {
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  let running = Promise.resolve();
  const run = async () => {
    await work(closing.signal).catch((error: unknown) => {
      app.log.error({ err: error }, failed);
    });
    clearTimeout(timer);
    if (!closing.signal.aborted) timer = setTimeout(start, every).unref();
  };
  let isNext = false;
  // Once more after what is under way, which may have begun too early; however often it is told meanwhile.
  const start = () => {
    if (isNext || closing.signal.aborted) return;
    isNext = true;
    running = running.then(() => {
      isNext = false;
      return run();
    });
  };
  start();
  listen?.(start).catch((error: unknown) => {
    app.log.error({ err: error }, failed);
  });
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });
}
