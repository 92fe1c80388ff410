import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from './counters';

/** Store for `@fastify/rate-limit`; limits are told apart by their group, in one set of counters for all. */
export function limitStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class LimitStore {
    readonly #group: string;

    constructor(options: object) {
      this.#group = 'groupId' in options ? String(options.groupId) : '';
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      void counters
        .add(`${this.#group} ${key}`, timeWindow)
        .then(({ count, rest }) => callback(null, { current: count, ttl: rest }));
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }
  };
}
