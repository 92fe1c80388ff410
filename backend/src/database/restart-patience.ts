import { setTimeout } from 'node:timers/promises';
import { isConnectionLost } from './connection-lost';

/** Milliseconds from the first lost connection until everybody is told: a restart of PostgreSQL takes one or two seconds. */
const PATIENCE = 5000;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 400;

/**
 * Repeats what failed for want of a connection, while PostgreSQL may be restarting. The time is counted from the beginning of
 * the outage, not of a request: once it is over, each is tried once and fails at once.
 */
export class RestartPatience {
  #since: number | undefined;

  constructor(private readonly patience = PATIENCE) {}

  /** @param attempt may be made again after a lost connection: nothing of it stayed */
  async run<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const result = await attempt();
        this.#since = undefined;
        return result;
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        const now = performance.now();
        this.#since ??= now;
        const left = this.#since + this.patience - now;
        if (left <= 0) throw error;
        // Processes do not all try again at the same moment.
        await setTimeout(Math.min(left, wait * (0.5 + Math.random() / 2)));
      }
    }
  }
}
