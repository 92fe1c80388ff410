import { Redis, type Result } from 'ioredis';
import type { Counted, Counters, Counting } from './counters';
import { MemoryCounters } from './memory-counters';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countOnce(key: string, windowMs: number): Result<[count: number, rest: number], Context>;
  }
}

/** Counts in one step, so that no process ends between the count and the end of its window. */
const countOnce = `
  local count = redis.call('INCR', KEYS[1])
  local rest = redis.call('PTTL', KEYS[1])
  if rest < 0 then
    rest = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], rest)
  end
  return { count, rest }`;

const PREFIX = 'site:count:';
/** ms that an answer may take: a request waits for it, and a process that is busy reads it late. */
const PATIENCE = 500;
/** ms for which Redis is left alone after it failed: otherwise each request would wait for it in vain. */
const PAUSE = 1000;
/** Weight of a count while each backend counts alone: two of them let through what they would together. */
const WEIGHT_ALONE = 2;

/** Counts of all backends in Redis or Valkey. While that is away each counts alone, and each count weighs more. */
export class RedisCounters implements Counters {
  readonly #redis: Redis;
  readonly #own = new MemoryCounters();
  readonly #report: (error: Error) => void;
  #cutOffUntil = 0;

  /** @param report is told when Redis begins to fail, not of each failure after it */
  constructor(url: string, report: (error: Error) => void) {
    this.#report = report;
    this.#redis = new Redis(url, {
      connectTimeout: PATIENCE,
      commandTimeout: PATIENCE,
      // A command that cannot be sent now is dropped: its request is over by then.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(attempt * 100, PAUSE),
      lazyConnect: true,
    });
    this.#redis.defineCommand('countOnce', { numberOfKeys: 1, lua: countOnce });
    // Each failure is told by the call that meets it.
    this.#redis.on('error', () => undefined);
  }

  /** Tries to reach Redis; a backend starts without it, too. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: unknown) => this.#fail(error));
  }

  get counting(): Counting {
    return this.#cutOffUntil === 0 ? 'together' : 'cut-off';
  }

  async add(key: string, windowMs: number): Promise<Counted> {
    if (Date.now() >= this.#cutOffUntil) {
      try {
        const [count, rest] = await this.#redis.countOnce(PREFIX + key, windowMs);
        this.#cutOffUntil = 0;
        return { count, rest };
      } catch (error) {
        this.#fail(error);
      }
    }
    const { count, rest } = await this.#own.add(key, windowMs);
    return { count: count * WEIGHT_ALONE, rest };
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#own.close();
  }

  #fail(error: unknown): void {
    if (this.#cutOffUntil === 0) this.#report(error instanceof Error ? error : new Error(String(error)));
    this.#cutOffUntil = Date.now() + PAUSE;
  }
}
