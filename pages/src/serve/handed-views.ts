import { randomUUID } from 'node:crypto';
import type { HandedViews as Report } from '@shared/contract/release/data-schemas';
import type { FastifyInstance } from 'fastify';

type View = Report['rows'][number];
type Lost = NonNullable<Report['lost']>[number];

/** ms between two reports, and until one must be answered. */
const EVERY = 5000;
const PATIENCE = 5000;
/** Rows of one report, and rows that may wait for a composer or backend that is away: hours of them. */
const BATCH = 1000;
const MOST_WAITING = 20_000;
/** What one row may say. */
const MOST_COUNTED = 1_000_000;
const MINUTE = 60_000;

/**
 * Counts by the minute the views that were handed out with a token, and files of canaries that could not be given, and tells the
 * composer, who has the backend count them. A report that nobody acknowledged is sent again as it was: it has a name, and counts once.
 */
export class HandedViews {
  readonly #views = new Sums<View>((rows) => ({ id: randomUUID(), rows }));
  /** Apart, and last: a composer of before does not take them, and must not be kept from the views. */
  readonly #lost = new Sums<Lost>((lost) => ({ id: randomUUID(), rows: [], lost }));
  #sending: Promise<void> | null = null;

  constructor(private readonly composer: { origin: string; serviceKey: string }) {}

  /** Counts a view; false where no more can wait: then it must not be handed out with a token, or it would pass for silent. */
  add(view: Omit<View, 'minute' | 'count'>, at: number): boolean {
    return this.#views.add(view, at);
  }

  /** Counts a file that a release of a canary names, and that could not be given. */
  lose(file: Omit<Lost, 'minute' | 'count'>, at: number): void {
    this.#lost.add(file, at);
  }

  /** Tells every few seconds until the server closes, and then what is left. */
  keep(app: FastifyInstance): void {
    const timer = setInterval(() => void this.send(), EVERY).unref();
    app.addHook('onClose', () => {
      clearInterval(timer);
      return this.send();
    });
  }

  /** Tells what waits; where nobody takes it, it waits on. Never throws: no visitor notices. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (const sums of [this.#views, this.#lost])
      for (let report = sums.report(); report; report = sums.report()) {
        if (!(await this.#isTaken(report))) break;
        sums.taken();
      }
  }

  async #isTaken(report: Report): Promise<boolean> {
    try {
      const response = await fetch(`${this.composer.origin}/views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-key': this.composer.serviceKey },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/** Sums by the minute, until they are told. */
class Sums<Row extends { minute: string; count: number }> {
  readonly #waiting = new Map<string, Row>();
  #report: Report | null = null;

  constructor(private readonly reportOf: (rows: Row[]) => Report) {}

  /** False where no more can wait. */
  add(of: Omit<Row, 'minute' | 'count'>, at: number): boolean {
    const row = { ...of, minute: new Date(at - (at % MINUTE)).toISOString(), count: 1 } as Row;
    const name = JSON.stringify(row);
    const known = this.#waiting.get(name);
    if (known) known.count = Math.min(known.count + 1, MOST_COUNTED);
    else if (this.#waiting.size >= MOST_WAITING) return false;
    else this.#waiting.set(name, row);
    return true;
  }

  /** The report that nobody acknowledged, or the next; null where nothing waits. */
  report(): Report | null {
    if (this.#report || this.#waiting.size === 0) return this.#report;
    const named = [...this.#waiting].slice(0, BATCH);
    for (const [name] of named) this.#waiting.delete(name);
    return (this.#report = this.reportOf(named.map(([, row]) => row)));
  }

  taken(): void {
    this.#report = null;
  }
}
