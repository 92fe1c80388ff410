import type { FastifyInstance } from 'fastify';
import { type Queryable, onlyRow } from './database/database';

/** ms after which work that failed is tried again. */
const RETRY = 1000;
/** ms that a timer may be early, and more. */
const EARLY = 5;

interface Doing {
  /** Sentence for the log when it fails; it is done again all the same. */
  failed: string;
  /** Most ms between its end and its next beginning. */
  every: number;
  /** Least ms in between, however often it is told of; 0 unless given. */
  least?: number;
  /** Calls back when there may be something to do. */
  listen?: (heard: () => void) => Promise<void>;
  /** Returns, when asked after the work, in how many ms something is due; null where nothing is. */
  due?: () => Promise<number | null>;
  /** @param closing aborts when the application closes: the work ends where it may be left */
  work: (closing: AbortSignal) => Promise<void>;
}

/** Does something again and again until the application closes, which waits for what is under way. */
export function keepDoing(app: FastifyInstance, { failed, every, least = 0, listen, due, work }: Doing): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let [isRunning, told, earliest] = [false, 0, 0];
  const logFailure = (error: unknown) => app.log.error({ err: error }, failed);
  const run = async () => {
    const before = told;
    isRunning = true;
    const pause = await work(closing.signal)
      .then(async () => Math.min(every, (await due?.()) ?? every))
      .catch((error: unknown) => {
        logFailure(error);
        return Math.min(every, RETRY);
      });
    isRunning = false;
    earliest = performance.now() + least;
    // A change that was told of meanwhile may have come too late for it.
    runIn(told > before ? least : Math.max(least, pause));
  };
  const runIn = (pause: number) => {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    const start = () => {
      running = run();
    };
    if (pause <= 0) start();
    else timer = setTimeout(start, pause).unref();
  };
  const hear = () => {
    told += 1;
    if (!isRunning) runIn(earliest - performance.now());
  };
  runIn(0);
  listen?.(hear).catch(logFailure);
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });
}

/**
 * Returns the ms until the time that a statement of one value says, by the database's clock; null where it says nothing.
 *
 * @param sql such as `select min(at) from …`
 */
export async function msUntil(database: Queryable, sql: string): Promise<number | null> {
  const asked = `select ceil(extract(epoch from (${sql}) - clock_timestamp()) * 1000)::float8 as ms`;
  const { ms } = await onlyRow<{ ms: number | null }>(database, asked);
  return ms === null ? null : ms + EARLY;
}
