import type { FastifyInstance } from 'fastify';

interface Doing {
  /** Sentence for the log when it fails; it is done again all the same. */
  failed: string;
  /** ms between its end and its next beginning. */
  every: number;
  /** @param closing aborts when the application closes: the work ends where it may be left */
  work: (closing: AbortSignal) => Promise<void>;
}

/** Does something again and again until the application closes, which waits for what is under way. */
export function keepDoing(app: FastifyInstance, { failed, every, work }: Doing): void {
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  let running = Promise.resolve();
  const run = async () => {
    await work(closing.signal).catch((error: unknown) => {
      app.log.error({ err: error }, failed);
    });
    if (!closing.signal.aborted) timer = setTimeout(start, every).unref();
  };
  const start = () => {
    running = run();
  };
  start();
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });
}
