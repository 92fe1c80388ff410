import type { FastifyInstance } from 'fastify';
import { keepDoing } from './keep-doing';

/** ms, and entries, after which what waits is written. */
const EVERY = 5000;
const BATCH = 1000;
/** Entries that may wait for a database that is away. */
const MOST_WAITING = 50_000;

/** Gathers entries in memory and writes them together: a process that is killed loses what it took in the last seconds. */
export class WrittenTogether<Entry> {
  #waiting: Entry[] = [];
  #writing = Promise.resolve();
  #heard: () => void = () => undefined;

  constructor(private readonly writeAll: (batch: readonly Entry[]) => Promise<void>) {}

  /** False where too many wait: it is left out. */
  add(entry: Entry): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(entry);
    if (this.#waiting.length === BATCH) this.#heard();
    return true;
  }

  /** Has `work` done every few seconds until the application closes, and once more then; `work` calls `write`. */
  keep(app: FastifyInstance, failed: string, work: () => Promise<void>): void {
    app.addHook('onClose', work);
    keepDoing(app, {
      failed,
      every: EVERY,
      listen: (heard) => {
        this.#heard = heard;
        return Promise.resolve();
      },
      work,
    });
  }

  /** Writes what waits; where that fails it waits on. */
  write(): Promise<void> {
    const written = this.#writing.then(async () => {
      const batch = this.#waiting;
      if (batch.length === 0) return;
      this.#waiting = [];
      try {
        await this.writeAll(batch);
      } catch (error) {
        this.#waiting = [...batch, ...this.#waiting];
        throw error;
      }
    });
    this.#writing = written.catch(() => undefined);
    return written;
  }
}
