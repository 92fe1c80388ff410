import { setTimeout as wait } from 'node:timers/promises';
import type { Killable } from './killable';
import { type Kind, type ScaleSite, kinds } from './stand-scale';

/** ms from one kill of a kind to its next. */
const KILL_EVERY = 10_000;
/** ms that nobody answers at the gateway's port at each restart. */
const GATEWAY_AWAY = 1000;

/** The disturbances of a site while visitors were there. */
export interface Disturbed {
  kills: Record<Kind, number>;
  gateway: number;
  /** The words of processes that ended while they started. */
  startedAgain: string[];
}

/** Kills one process of each kind every 10 s, one kind after the other, and restarts the gateway when it is told to. */
export class Disturbance {
  readonly #done: Disturbed = {
    kills: { cache: 0, front: 0, 'page server': 0, backend: 0, composer: 0, PostgreSQL: 0, Redis: 0 },
    gateway: 0,
    startedAgain: [],
  };
  readonly #all: Promise<void>[];
  #broke = false;
  readonly #stop = new AbortController();

  constructor(
    private readonly site: ScaleSite,
    private readonly say: (line: string) => void,
  ) {
    this.#all = kinds.map((kind, at) => this.#goOn(kind, (at * KILL_EVERY) / kinds.length));
    // The error is thrown by `end`; a kind that is killed no more makes the run end at once.
    for (const one of this.#all) one.catch(() => (this.#broke = true));
  }

  /** Whether each kind was killed once at least, or one did not come again, which `end` throws. */
  get isWhole(): boolean {
    return this.#broke || kinds.every((kind) => this.#done.kills[kind] > 0);
  }

  async restartGateway(): Promise<void> {
    await this.site.gateway.kill();
    await wait(GATEWAY_AWAY);
    await this.site.gateway.resume();
    this.#done.gateway += 1;
  }

  async end(): Promise<Disturbed> {
    this.#stop.abort();
    await Promise.all(this.#all);
    const all = kinds.flatMap((kind): readonly Killable[] => this.site.units[kind]);
    return { ...this.#done, startedAgain: all.flatMap(({ startedAgain }) => startedAgain ?? []) };
  }

  /** The next one is killed only when the one before answers again: of two, one is there. */
  async #goOn(kind: Kind, after: number): Promise<void> {
    await this.#pause(after);
    for (let at = 0; !this.#stop.signal.aborted; at += 1) {
      const pause = this.#pause(KILL_EVERY);
      const units: readonly Killable[] = this.site.units[kind];
      await units[at % units.length]?.kill();
      await units[at % units.length]?.launch();
      this.#done.kills[kind] += 1;
      this.say(`${kind} killed and there again`);
      await pause;
    }
  }

  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
