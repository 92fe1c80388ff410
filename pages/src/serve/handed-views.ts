import { randomUUID } from 'node:crypto';
import type { HandedViews as Report } from '@shared/contract/release/data-schemas';
import type { FastifyInstance } from 'fastify';

type Row = Report['rows'][number];

/** ms between two reports, and until one must be answered. */
const EVERY = 5000;
const PATIENCE = 5000;
/** Rows of one report, and rows that may wait for a composer or backend that is away: hours of them. */
const BATCH = 1000;
const MOST_WAITING = 20_000;
const MINUTE = 60_000;

/**
 * Counts by the minute the views that were handed out with a token, and tells the composer, who has the backend count them. A report
 * that nobody acknowledged is sent again as it was: it has a name, and counts once.
 */
export class HandedViews {
  readonly #waiting = new Map<string, Row>();
  #report: Report | null = null;
  #sending: Promise<void> | null = null;

  constructor(private readonly composer: { origin: string; serviceKey: string }) {}

  /** Counts a view; false where no more can wait: then it must not be handed out with a token, or it would pass for silent. */
  add(view: Pick<Row, 'revision' | 'mask' | 'page'>, at: number): boolean {
    const minute = new Date(at - (at % MINUTE)).toISOString();
    const name = JSON.stringify([view.revision, view.mask, view.page, minute]);
    const row = this.#waiting.get(name);
    if (row) row.count += 1;
    else if (this.#waiting.size >= MOST_WAITING) return false;
    else this.#waiting.set(name, { ...view, minute, count: 1 });
    return true;
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
    for (;;) {
      this.#report ??= this.#next();
      if (!this.#report || !(await this.#isTaken(this.#report))) return;
      this.#report = null;
    }
  }

  #next(): Report | null {
    const named = [...this.#waiting].slice(0, BATCH);
    for (const [name] of named) this.#waiting.delete(name);
    return named.length === 0 ? null : { id: randomUUID(), rows: named.map(([, row]) => row) };
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
